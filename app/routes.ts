import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { articles, markdownPages } from "#content/markdown";
import { newsPages } from "#content/news";
import { privacy } from "#content/privacy";
import { solutions } from "#content/solutions";
import { ownBookingPath } from "./contact-links.ts";

/** Paths are case-sensitive: our server redirects other spellings, other hosts respond with 404. */
const page = (path: string, file: string) => route(path, file, { caseSensitive: true });

/** Solutions with their own page file, by name in site.config.ts. All others use pages/solution.tsx. */
export const solutionPages: Record<string, string> = {
  "agentes-ia": "pages/ai-agents.tsx",
  crm: "pages/crm.tsx",
  "google-workspace": "pages/google-workspace.tsx",
  kaseya: "pages/kaseya.tsx",
};

/** A page whose file serves several paths. */
const sharedPage = (path: string, file: string) =>
  route(path.slice(1), file, { caseSensitive: true, id: `content${path}` });

export default [
  layout("layout/site.tsx", [
    index("pages/home.tsx"),
    page("sobre-nosotros", "pages/about.tsx"),
    ...solutions.map(({ id }) => {
      const file = solutionPages[id];
      return file ? page(id, file) : sharedPage(`/${id}`, "pages/solution.tsx");
    }),
    page("hablemos", "pages/careers.tsx"),
    page("contacto", "pages/contact.tsx"),
    ...(privacy ? [page("privacidad", "pages/privacy.tsx")] : []),
    ...markdownPages.map(({ path }) => sharedPage(path, "pages/markdown.tsx")),
    ...newsPages.map(({ path }) => sharedPage(path, "pages/news.tsx")),
    ...articles.map(({ path }) => sharedPage(path, "pages/article.tsx")),
    route("*", "pages/not-found.tsx"),
  ]),
  // Shown in the frame of /contacto, so it has no header and footer. With a booking service it does not exist.
  ...(ownBookingPath ? [page("agenda", "pages/agenda.tsx")] : []),
] satisfies RouteConfig;
