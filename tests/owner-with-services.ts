import { site } from "#site";
import { applicationsAt } from "./application-endpoint.ts";

export const calendly = "https://calendly.com/acme/30min";

/** Of the receiver of applications; known before the build, so by the process that runs Playwright, not by the system. */
export const receiverPort = 20_000 + (process.ppid % 10_000);

/** Four times as wide as high, so it has the name in it. */
const drawn = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path fill="${fill}" d="M0 0h160v40H0z"/></svg>`;

/** The owner who has services for bookings and applications, and a logo in two forms: one build for the tests of all. */
export const ownerWithServices = () =>
  [
    { booking: { ...site.booking, url: calendly }, applications: { endpoint: applicationsAt(receiverPort) } },
    { "public/logo.svg": drawn("#202060"), "public/logo-dark.svg": drawn("#f0e0d0") },
  ] as const;
