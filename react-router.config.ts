import type { Config } from "@react-router/dev/config";

export default {
  // Only the build runs the server. Without one the framework would write a fallback page, and insist on its scripts.
  ssr: true,
  routeDiscovery: { mode: "initial" },
  // The splat route answers /404 with the page that becomes 404.html.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
} satisfies Config;
