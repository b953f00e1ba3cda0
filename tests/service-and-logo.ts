import { site } from "#site";

export const calendly = "https://calendly.com/acme/30min";

/** Four times as wide as high, so it has the name in it. */
const drawn = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path fill="${fill}" d="M0 0h160v40H0z"/></svg>`;

/** The owner who books with a service and has a logo in two forms: one build for the tests of both. */
export const serviceAndLogo = [
  { booking: { ...site.booking, url: calendly } },
  { "public/logo.svg": drawn("#202060"), "public/logo-dark.svg": drawn("#f0e0d0") },
] as const;
