import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { articles, markdownPages } from "#content/markdown";
import { newsPages } from "#content/news";
import { privacy } from "#content/privacy";
import { solutions } from "#content/solutions";
import { ownBookingPath } from "./contact-links.ts";

/** A page answers at its address as it is written: the server leads other spellings there, and hosts say 404. */
const page = (path: string, file: string) => route(path, file, { caseSensitive: true });

/** Pages of their own make, by the solution's name in site.config.ts; the file of any other fills the plain one. */
export const solutionPages: Record<string, string> = {
  "agentes-ia": "pages/ai-agents.tsx",
  crm: "pages/crm.tsx",
  "google-workspace": "pages/google-workspace.tsx",
  kaseya: "pages/kaseya.tsx",
};

/** A page whose file serves several addresses. */
const shared = (path: string, file: string) =>
  route(path.slice(1), file, { caseSensitive: true, id: `content${path}` });

export default [
  layout("layout/site.tsx", [
    index("pages/home.tsx"),
    page("sobre-nosotros", "pages/about.tsx"),
    ...solutions.map(({ id }) => {
      const file = solutionPages[id];
      return file ? page(id, file) : shared(`/${id}`, "pages/solution.tsx");
    }),
    page("hablemos", "pages/careers.tsx"),
    page("contacto", "pages/contact.tsx"),
    ...(privacy ? [page("privacidad", "pages/privacy.tsx")] : []),
    ...markdownPages.map(({ path }) => shared(path, "pages/markdown.tsx")),
    ...newsPages.map(({ path }) => shared(path, "pages/news.tsx")),
    ...articles.map(({ path }) => shared(path, "pages/article.tsx")),
    route("*", "pages/not-found.tsx"),
  ]),
  // Shown inside the frame of /contacto, so without header and footer. A booking service takes its place.
  ...(ownBookingPath ? [page("agenda", "pages/agenda.tsx")] : []),
] satisfies RouteConfig;
