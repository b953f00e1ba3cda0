import type { Config } from "@react-router/dev/config";

export default {
  ssr: false,
  // The splat route answers /404 with the page that becomes 404.html.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
} satisfies Config;
