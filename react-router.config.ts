import type { Config } from "@react-router/dev/config";

export default {
  // Hosts run no server code: all pages are prerendered. `ssr: false` would add a fallback page and require <Scripts />.
  ssr: true,
  routeDiscovery: { mode: "initial" },
  // getStaticPaths lacks the splat route, which renders /404 as the page for unknown addresses.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
} satisfies Config;
