import type { KnownDifference } from "./check.ts";

/** The difference of hosts that resolve `/../` in a path instead of answering that there is no such page. */
const dotSegmentsDifference = {
  caseNames: /^strange (\/crm\/\.\.\/robots\.txt|\/\.\/crm|\/assets\/\/\.\.\/crm)$/,
  acceptedFault: /^status: found 200;/,
  reason: "resolves dot segments before it looks for the file; what it finds is a file of the site",
};

const weightDifference = {
  caseNames: /^Accept-Encoding: br;q=0\.1, gzip/,
  acceptedFault: /^Content-Encoding: found "br"/,
  reason: "sends brotli to whoever accepts it, whatever weight it has; no browser weighs",
};

const linkDifference = {
  caseNames: /^strange \/link\.txt/,
  acceptedFault: /^(status|body):/,
  reason: "follows links out of the folder; the build makes none",
};

/** The difference of hosts whose rules for headers go by address alone. */
const missingFileDifference = {
  caseNames: /^missing \/(no-existe\.csv|assets\/.*)$/,
  acceptedFault:
    /^(Cache-Control: found "?public, max-age=3600|Content-Security-Policy: found "?default-src)/,
  reason:
    "sends the page for unknown addresses with the headers of a file, which is kept for an hour at most",
};
/** The difference of hosts that compress by themselves. */
const transformDifference = {
  caseNames: /./,
  acceptedFault: /^Cache-Control: found "?no-cache"?; expected "?no-cache, no-transform"?$/,
  reason: "would send pages with no-transform uncompressed: mail links are kept by <!--email_off--> alone",
};
const capitalsDifference = {
  caseNames: /^capitals /,
  acceptedFault: /^(status|Location):/,
  reason: "its rules distinguish capitals: such an address gets the page for unknown addresses",
};

const nginxDifferences = [
  dotSegmentsDifference,
  weightDifference,
  {
    caseNames: /^Range: bytes=(9000000-|x)$/,
    acceptedFault: /found "(.+), \1"/,
    reason: "writes each header twice on an answer of status 416",
  },
];

/**
 * The known differences by host, which no configuration can remove. `npx node tests/hosts/run.ts` fails when one no longer occurs, so
 * the list stays correct.
 */
export const knownDifferencesByHost = {
  node: [
    weightDifference,
    {
      caseNames: /^strange .*\(40001 characters\)$/,
      acceptedFault: /found none;/,
      reason: "refuses in Node's parser, before any of our lines: 431 without our headers",
    },
  ],
  nginx: [...nginxDifferences, linkDifference],
  container: nginxDifferences,
  caddy: [
    dotSegmentsDifference,
    {
      caseNames: /^strange \/(%|%zz)$/,
      acceptedFault: /found none;/,
      reason: "refuses in Go's parser, before any of our lines: 400 in plain text without our headers",
    },
    linkDifference,
    {
      caseNames: /^raw: length and chunks/,
      acceptedFault: /^statuses: found 200;/,
      reason: "takes the chunks and drops the length, as RFC 9112, section 6.3, allows",
    },
  ],
  workerd: [
    transformDifference,
    dotSegmentsDifference,
    {
      caseNames: /^old address /,
      acceptedFault: /^(Content-Security-Policy: found "frame-ancestors|Cache-Control: found "no-cache)/,
      reason: "redirects old addresses by dist/_redirects, with the headers of a page",
    },
    linkDifference,
    {
      caseNames: /^percent-encoded letter/,
      acceptedFault: /found/,
      reason: "leads encoded letters to the plain address with 307, where Node and the others answer at once",
    },
    {
      caseNames: /^each coding has a validator/,
      acceptedFault: /^ETag:/,
      reason: "has one validator for all codings; its edge marks it as weak where it compresses",
    },
    {
      caseNames: /^method /,
      acceptedFault: /^(Allow: found none|Content-Security-Policy: found "frame-ancestors)/,
      reason:
        "answers 405 itself, with the headers of the page and nothing in it, and without the Allow that RFC 9110 asks for",
    },
    {
      caseNames: /^part of a file \.(?!mp4)/,
      acceptedFault: /^(status|Content-Range|body):/,
      reason: "the worker cuts films and recordings alone; a download that broke off begins again",
    },
    {
      caseNames: /^raw: (no Host|two Hosts|length and chunks)$/,
      acceptedFault: /^(no answer|statuses):/,
      reason: "wrangler's local front takes what Cloudflare's edge, which is not tried here, gets first",
    },
  ],
  netlify: [
    transformDifference,
    missingFileDifference,
    capitalsDifference,
    {
      caseNames: /^(end of a sentence|other spelling) /,
      acceptedFault: /^(status|Location):/,
      reason: "its setting 'pretty URLs' redirects .html and nothing else",
    },
  ],
  vercel: [transformDifference, missingFileDifference, capitalsDifference],
} satisfies Record<string, KnownDifference[]>;

/** The difference of Netlify's file alone, which a live site must not have. */
export const netlifyFileDifference: KnownDifference = {
  caseNames: /^missing \/assets\//,
  acceptedFault: /^Cache-Control: found public, max-age=31536000/,
  reason: "has the rule for a year on missing files too, but sends 404 with max-age=0: sveltejs/kit#16627",
};
