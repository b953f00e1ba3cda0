import type { Difference } from "./check.ts";

/** What a host does otherwise and cannot be told to do alike. A difference that is gone fails the suite, so the list stays true. */
const dotSegments = {
  cases: /^strange (\/crm\/\.\.\/robots\.txt|\/\.\/crm|\/assets\/\/\.\.\/crm)$/,
  found: /^status: found 200;/,
  why: "resolves dot segments before it looks for the file; what it finds is a file of the site",
};

export const differences = {
  node: [],
  nginx: [
    {
      cases: "Accept-Encoding: br;q=0.1, gzip",
      found: /^Content-Encoding: found "br"/,
      why: "sends brotli to whoever accepts it, whatever weight it has; no browser weighs",
    },
    dotSegments,
    {
      cases: "strange /link.txt",
      found: /^(status|body):/,
      why: "follows links out of the folder (its brotli module fails where links are forbidden); the build makes none",
    },
  ],
  caddy: [
    dotSegments,
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
} satisfies Record<string, Difference[]>;
