import type { Server } from "node:http";
import { createSiteServer } from "../server/serve.ts";
import { completeOwnerConfig } from "./complete-owner.ts";
import { mockExternalServices, test } from "./fixtures.ts";
import { listenOnFreePort } from "./listen.ts";
import { buildCompleteOwnerOnce } from "./variant-site.ts";

/** Makes the site of the complete owner the base address of a spec's tests. */
export function setUpCompleteOwner(): void {
  let server: Server | undefined;
  let origin: string | undefined;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    server = createSiteServer({ root: await buildCompleteOwnerOnce() });
    origin = await listenOnFreePort(server);
  });
  // The receiver of applications is on this machine.
  const { booking, analytics } = completeOwnerConfig;
  test.beforeEach(({ context }) => mockExternalServices(context, { booking, analytics }));
  test.afterAll(() => server?.close());
  // Playwright reads the base address also before the hooks run, when there is no variant yet.
  test.use({ baseURL: ({ baseURL }, use) => use(origin ?? baseURL) });
}
