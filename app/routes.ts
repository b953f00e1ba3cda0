import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("layout/site.tsx", [
    index("pages/home.tsx"),
    route("sobre-nosotros", "pages/about.tsx"),
    route("agentes-ia", "pages/ai-agents.tsx"),
    route("crm", "pages/crm.tsx"),
    route("google-workspace", "pages/google-workspace.tsx"),
    route("kaseya", "pages/kaseya.tsx"),
    route("hablemos", "pages/careers.tsx"),
    route("contacto", "pages/contact.tsx"),
    route("*", "pages/not-found.tsx"),
  ]),
  // Shown inside the frame of /contacto, so without header and footer.
  route("agenda", "pages/agenda.tsx"),
] satisfies RouteConfig;
