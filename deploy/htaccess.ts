import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addressEndExpression } from "../src/content/pages/address-spellings.ts";
import { compressibleExtensions } from "./files-in.ts";

interface ApacheSettings {
  /** The name of the site: `www.example.com`. */
  host: string;
  hsts: string | undefined;
  openerPolicy: string;
  /** Addresses that lead to pages; the first match wins. */
  moved: readonly (readonly [from: string, page: string])[];
  /** MIME types by extension. */
  types: ReadonlyMap<string, string>;
}

export const escapeExpression = (text: string) => text.replace(/[.+*?^${}()|[\]\\]/g, "\\$&");

function buildMovedRules([from, page]: readonly [string, string]): string[] {
  // Apache compares paths without their first slash.
  const end = from ? addressEndExpression : addressEndExpression.replace("/index", "index");
  const pattern = `^(?!${escapeExpression(page.slice(1))}$)(?i)${escapeExpression(from.slice(1))}${end}`;
  const buildRule = (target: string) => `RewriteRule "${pattern}" "${target}" [NE,R=301,E=SITE_MOVED:1,L]`;
  // The query is kept, before a #; without a # Apache appends it itself.
  const withQuery = page.includes("?") ? page : page.replace("#", "?%{QUERY_STRING}#");
  return withQuery === page
    ? [buildRule(page)]
    : ["RewriteCond %{QUERY_STRING} .", buildRule(withQuery), buildRule(page)];
}

/** @returns dist/.htaccess: deploy/htaccess with what the firm's settings say */
export function buildHtaccess({ host, hsts, openerPolicy, moved, types }: ApacheSettings): string {
  const lines: Record<string, string[]> = {
    moved: moved.flatMap(buildMovedRules),
    types: [...types].map(([extension, type]) => `AddType "${type}" .${extension}`),
    hsts: hsts ? [`Header always set Strict-Transport-Security "${hsts}"`] : [],
  };
  const words: Record<string, string> = {
    "other-name": escapeExpression(host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`),
    "name-expression": escapeExpression(host),
    name: host,
    compressible: compressibleExtensions.join("|"),
    "contact-opener-policy": openerPolicy,
  };
  return readFileSync(join(import.meta.dirname, "htaccess"), "utf8")
    .replace(/^(\t*):([\w-]+)\n/gm, (_, indent, name) =>
      (lines[name] ?? []).map((line) => `${indent}${line}\n`).join(""),
    )
    .replace(/:([a-z][\w-]+)/g, (text, name) => words[name] ?? text);
}
