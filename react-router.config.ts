import type { Config } from "@react-router/dev/config";

export default {
  // The server runs only in the build. With `ssr: false` the framework would add a fallback page and require its scripts.
  ssr: true,
  routeDiscovery: { mode: "initial" },
  // The splat route renders /404, which becomes 404.html.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
} satisfies Config;
