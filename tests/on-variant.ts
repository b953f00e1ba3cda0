import type { Server } from "node:http";
import { createSiteServer } from "../server/serve.ts";
import { analyticsToolOrigin } from "./complete-owner.ts";
import { test } from "./fixtures.ts";
import { listenOnFreePort } from "./listen.ts";
import { buildVariantOnce } from "./variant-site.ts";

type Variant = Readonly<Parameters<typeof buildVariantOnce>>;

/** Makes the site of an owner with other values and files the base address of a spec's tests. */
export function setUpVariantSite(owner: () => Variant | Promise<Variant>): void {
  let server: Server | undefined;
  let origin: string | undefined;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    server = createSiteServer({ root: await buildVariantOnce(...(await owner())) });
    origin = await listenOnFreePort(server);
  });
  // The tool of an owner with analytics, unless the spec has its own.
  test.beforeEach(({ context }) =>
    context.route(`${analyticsToolOrigin}/**`, (route) => route.fulfill({ contentType: "text/javascript" })),
  );
  test.afterAll(() => server?.close());
  // Playwright reads the base address also before the hooks run, when there is no variant yet.
  test.use({ baseURL: ({ baseURL }, use) => use(origin ?? baseURL) });
}
