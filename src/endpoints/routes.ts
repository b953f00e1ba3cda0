import { isPreview } from "../content/built-address.ts";
import { newsPages, newsTexts } from "../content/news.ts";

export interface EndpointRoute {
  pattern: string;
  file: string;
}

const table: readonly (readonly [pattern: string, file: string, exists?: boolean])[] = [
  ["/sitemap.xml", "discovery.ts", !isPreview],
  ["/robots.txt", "discovery.ts"],
  ["/llms.txt", "discovery.ts"],
  ["/.well-known/security.txt", "discovery.ts"],
  [newsTexts.feedPath, "feed.ts", newsPages.length > 0],
  ["/licencias.txt", "licences.ts"],
  ["/speculation-rules.json", "speculation-rules.ts"],
  ["/favicon.ico", "icons.ts"],
  ["/favicon.svg", "icons.ts"],
  ["/apple-touch-icon.png", "icons.ts"],
  ["/icon-192.png", "icons.ts"],
  ["/icon-512.png", "icons.ts"],
  ["/icon-maskable-512.png", "icons.ts"],
  ["/site.webmanifest", "icons.ts"],
  ["/share/[...name].png", "share-images.ts"],
  ["/assets/[name]", "assets.ts"],
];

/** The routes of everything that is no page. The integration adds them to Astro, so this module is plain Node. */
export const endpointRoutes: readonly EndpointRoute[] = table
  .filter(([, , exists = true]) => exists)
  .map(([pattern, file]) => ({ pattern, file }));
