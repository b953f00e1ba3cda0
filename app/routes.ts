import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { ownBookingPath } from "./contact-links.ts";
import { privacy } from "./content/privacy.ts";

/** A page answers at its address as it is written: the server leads other spellings there, and hosts say 404. */
const page = (path: string, file: string) => route(path, file, { caseSensitive: true });

export default [
  layout("layout/site.tsx", [
    index("pages/home.tsx"),
    page("sobre-nosotros", "pages/about.tsx"),
    page("agentes-ia", "pages/ai-agents.tsx"),
    page("crm", "pages/crm.tsx"),
    page("google-workspace", "pages/google-workspace.tsx"),
    page("kaseya", "pages/kaseya.tsx"),
    page("hablemos", "pages/careers.tsx"),
    page("contacto", "pages/contact.tsx"),
    ...(privacy ? [page("privacidad", "pages/privacy.tsx")] : []),
    route("*", "pages/not-found.tsx"),
  ]),
  // Shown inside the frame of /contacto, so without header and footer. A booking service takes its place.
  ...(ownBookingPath ? [page("agenda", "pages/agenda.tsx")] : []),
] satisfies RouteConfig;
