/** The strip of the home page: a name and the logo of the sheet that prepare/logos.ts draws. */
export const integrations = [
  { name: "Twilio", logo: "twilio" },
  { name: "WhatsApp", logo: "whatsapp" },
  { name: "Gmail", logo: "gmail" },
  { name: "Calendar", logo: "calendar" },
  { name: "Facebook", logo: "facebook" },
  { name: "Instagram", logo: "instagram" },
  { name: "LinkedIn", logo: "linkedin" },
  { name: "Meta", logo: "meta" },
  { name: "Stripe", logo: "stripe", wordmark: true },
  { name: "PayPal", logo: "paypal" },
] satisfies { name: string; logo: string /** The logo spells the name itself. */; wordmark?: true }[];
