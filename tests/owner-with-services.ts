import { site } from "./shared-content.ts";

export const calendlyUrl = "https://calendly.com/acme/30min";

/** The build names the port, so all test processes derive it from the id of their parent, the Playwright process. */
export const applicationReceiverPort = 20_000 + (process.ppid % 10_000);

/** Creates a logo four times as wide as high: the site assumes that such a logo contains the name. */
const createWideLogoSvg = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path fill="${fill}" d="M0 0h160v40H0z"/></svg>`;

export const createOwnerWithCalendlyReceiverAndLogos = () =>
  [
    {
      booking: { ...site.booking, url: calendlyUrl },
      applications: { endpoint: `http://127.0.0.1:${applicationReceiverPort}/applications` },
    },
    {
      "content/logo.svg": createWideLogoSvg("#202060"),
      "content/logo-dark.svg": createWideLogoSvg("#f0e0d0"),
    },
  ] as const;
