/** The paths, below deploy/, of the files that `npm run deploy:files` writes. */
export const generatedFilePaths = [
  "nginx.conf",
  "Caddyfile",
  "cloudflare/wrangler.jsonc",
  "cloudflare/addresses.json",
] as const;
