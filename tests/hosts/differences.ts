import type { KnownDifference } from "./check.ts";

/** The difference of hosts whose rules for headers go by address alone. */
const missingFileDifference = {
  caseNames: /^missing \/(no-existe\.csv|assets\/.*)$/,
  acceptedFault:
    /^(Cache-Control: found "?public, max-age=3600|Content-Security-Policy: found "?default-src)/,
  reason:
    "sends the page for unknown addresses with the headers of a file, which is kept for an hour at most",
};
const capitalsDifference = {
  caseNames: /^capitals /,
  acceptedFault: /^(status|Location):/,
  reason: "its rules distinguish capitals: such an address gets the page for unknown addresses",
};

/** The known differences by host, which no configuration can remove. run.ts fails when one no longer occurs. */
export const knownDifferencesByHost = {
  node: [],
  nginx: [],
  container: [],
  caddy: [],
  workerd: [
    {
      caseNames: /^old address /,
      acceptedFault: /^(Content-Security-Policy: found "frame-ancestors|Cache-Control: found "no-cache)/,
      reason: "redirects old addresses by dist/_redirects, with the headers of a page",
    },
    {
      caseNames: /^percent-encoded letter/,
      acceptedFault: /found/,
      reason: "leads encoded letters to the plain address with 307, where Node and the others answer at once",
    },
    {
      caseNames: /^method /,
      acceptedFault: /^(Allow: found none|Content-Security-Policy: found "frame-ancestors)/,
      reason:
        "answers 405 itself, with the headers of the page and nothing in it, and without the Allow that RFC 9110 asks for",
    },
  ],
  netlify: [
    missingFileDifference,
    capitalsDifference,
    {
      caseNames: /^(end of a sentence|other spelling) /,
      acceptedFault: /^(status|Location):/,
      reason: "its setting 'pretty URLs' redirects .html and nothing else",
    },
  ],
  vercel: [missingFileDifference, capitalsDifference],
} satisfies Record<string, KnownDifference[]>;

/** The difference of Netlify's file alone, which a live site must not have. */
export const netlifyFileDifference: KnownDifference = {
  caseNames: /^missing \/assets\//,
  acceptedFault: /^Cache-Control: found public, max-age=31536000/,
  reason: "has the rule for a year on missing files too, but sends 404 with max-age=0: sveltejs/kit#16627",
};
