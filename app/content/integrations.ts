/** `logo` names a drawing of the sheet that prepare/logos.ts makes. */
export const integrations = [
  { name: "Twilio", logo: "twilio" },
  { name: "WhatsApp", logo: "whatsapp" },
  { name: "Gmail", logo: "gmail" },
  { name: "Calendar", logo: "calendar" },
  { name: "Facebook", logo: "facebook" },
  { name: "Instagram", logo: "instagram" },
  { name: "LinkedIn", logo: "linkedin" },
  { name: "Meta", logo: "meta" },
  { name: "Stripe", logo: "stripe" },
  { name: "PayPal", logo: "paypal" },
] satisfies { name: string; logo: string }[];
