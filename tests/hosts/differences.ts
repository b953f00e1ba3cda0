import type { KnownDifference } from "./check.ts";

const dotSegmentsDifference = {
  cases: /^strange (\/crm\/\.\.\/robots\.txt|\/\.\/crm|\/assets\/\/\.\.\/crm)$/,
  found: /^status: found 200;/,
  why: "resolves dot segments before it looks for the file; what it finds is a file of the site",
};

const nginxDifferences = [
  dotSegmentsDifference,
  {
    cases: "Accept-Encoding: br;q=0.1, gzip",
    found: /^Content-Encoding: found "br"/,
    why: "sends brotli to whoever accepts it, whatever weight it has; no browser weighs",
  },
];

/**
 * The known differences by host, which no configuration can remove. `npm run test:hosts` fails when one no longer occurs, so
 * the list stays correct.
 */
export const differencesByHost = {
  node: [],
  nginx: [
    ...nginxDifferences,
    {
      cases: "strange /link.txt",
      found: /^(status|body):/,
      why: "follows links out of the folder (its brotli module fails where links are forbidden); the build makes none",
    },
  ],
  container: nginxDifferences,
  caddy: [
    dotSegmentsDifference,
    {
      cases: /^strange \/(%|%zz)$/,
      found: /found none;/,
      why: "refuses in Go's parser, before any of our lines: 400 in plain text without our headers",
    },
    {
      cases: "strange /link.txt",
      found: /^(status|body):/,
      why: "follows links out of the folder; the build makes none",
    },
    {
      cases: "raw: length and chunks",
      found: /^statuses: found 200;/,
      why: "takes the chunks and drops the length, as RFC 9112, section 6.3, allows",
    },
  ],
  workerd: [
    dotSegmentsDifference,
    {
      cases: "percent-encoded letter",
      found: /found/,
      why: "leads encoded letters to the plain address with 307, where Node and the others answer at once",
    },
    {
      cases: "each coding has a validator",
      found: /^ETag:/,
      why: "has one validator for all codings; its edge marks it as weak where it compresses",
    },
    {
      cases: "method ",
      found: /^(Allow: found none|Content-Security-Policy: found "frame-ancestors)/,
      why: "answers 405 itself, with the headers of the page and nothing in it, and without the Allow that RFC 9110 asks for",
    },
    {
      cases: /^raw: (no Host|two Hosts|length and chunks)$/,
      found: /^(no answer|statuses):/,
      why: "wrangler's local front takes what Cloudflare's edge, which is not tried here, gets first",
    },
  ],
} satisfies Record<string, KnownDifference[]>;
