import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { articles, markdownPages } from "./content/markdown.ts";
import { newsPages } from "./content/news.ts";
import { privacyPageTexts } from "./content/privacy.ts";
import { offeredSolutions } from "./content/solutions.ts";
import { careersPath } from "./content/careers-path.ts";
import { ownAgendaPath } from "./content/contact-links.ts";

/** Creates the route of one page. Paths are case-sensitive: our server redirects other spellings, other hosts answer 404. */
const createPageRoute = (path: string, file: string) => route(path, file, { caseSensitive: true });

/** The page files of solutions that have their own, by name in site.config.ts. All others use pages/solution.tsx. */
export const solutionPageFiles: Record<string, string> = {
  "agentes-ia": "pages/ai-agents.tsx",
  crm: "pages/crm.tsx",
  "google-workspace": "pages/google-workspace.tsx",
  kaseya: "pages/kaseya.tsx",
};

/** Creates the route of a page whose file serves several paths. */
const createRouteWithSharedFile = (path: string, file: string) =>
  route(path.slice(1), file, { caseSensitive: true, id: `content${path}` });

export default [
  layout("layout/site.tsx", [
    index("pages/home.tsx"),
    createPageRoute("sobre-nosotros", "pages/about.tsx"),
    ...offeredSolutions.map(({ id }) => {
      const file = solutionPageFiles[id];
      return file ? createPageRoute(id, file) : createRouteWithSharedFile(`/${id}`, "pages/solution.tsx");
    }),
    ...(careersPath ? [createPageRoute("hablemos", "pages/careers.tsx")] : []),
    createPageRoute("contacto", "pages/contact.tsx"),
    ...(privacyPageTexts ? [createPageRoute("privacidad", "pages/privacy.tsx")] : []),
    ...markdownPages.map(({ path }) => createRouteWithSharedFile(path, "pages/markdown.tsx")),
    ...newsPages.map(({ path }) => createRouteWithSharedFile(path, "pages/news.tsx")),
    ...articles.map(({ path }) => createRouteWithSharedFile(path, "pages/article.tsx")),
    route("*", "pages/not-found.tsx"),
  ]),
  // The agenda has no header and footer, because /contacto shows it in a frame. With a booking service there is no agenda.
  ...(ownAgendaPath ? [createPageRoute("agenda", "pages/agenda.tsx")] : []),
] satisfies RouteConfig;
