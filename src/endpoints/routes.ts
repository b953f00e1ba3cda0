import { builtAddress } from "../content/pages/built-address.ts";
import { news } from "../content/pages/news.ts";
import { define } from "../content/reading/content.ts";

export interface EndpointRoute {
  pattern: string;
  file: string;
}

type Row = readonly [pattern: string, file: string, exists?: boolean];

/** The routes of all files that are not pages. The integration adds them to Astro, so this is plain Node. */
export const endpointRoutes = define((read): readonly EndpointRoute[] => {
  const { isPreview } = read(builtAddress);
  const { newsPages, newsTexts } = read(news);
  const table: readonly Row[] = [
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
  return table.filter(([, , exists = true]) => exists).map(([pattern, file]) => ({ pattern, file }));
});
