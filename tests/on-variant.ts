import { test } from "./site-test.ts";
import { serveVariant, type Variant } from "./variant-site.ts";

/**
 * Makes the site of another owner the base address of a spec's tests.
 * @param owner returns the values and files that `serveVariant` takes
 * @returns a function that returns the site, to be called inside tests
 */
export function onVariant(owner: () => Readonly<Parameters<typeof serveVariant>>): () => Variant {
  let variant: Variant | undefined;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    variant = await serveVariant(...owner());
  });
  test.afterAll(() => variant?.close());
  // Playwright reads it before the hooks, too.
  test.use({ baseURL: ({ baseURL }, use) => use(variant?.origin ?? baseURL) });
  return () => variant as Variant;
}
