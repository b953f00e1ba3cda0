import { test } from "./site-test.ts";
import { serveVariant, type Variant } from "./variant-site.ts";

/**
 * Has the tests of a spec run on the site of another owner: their addresses are of that site.
 * @param owner gives the values and files that `serveVariant` takes
 * @returns what gives the site, once the tests run
 */
export function onVariant(owner: () => Readonly<Parameters<typeof serveVariant>>): () => Variant {
  let variant: Variant | undefined;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    variant = await serveVariant(...owner());
  });
  test.afterAll(() => variant?.close());
  // Playwright asks for it before the hooks, too.
  test.use({ baseURL: ({ baseURL }, use) => use(variant?.origin ?? baseURL) });
  return () => variant as Variant;
}
