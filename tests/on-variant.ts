import { test } from "./site-test.ts";
import { serveVariant, type VariantSite } from "./variant-site.ts";

/**
 * Makes the site of another owner the base address of a spec's tests.
 * @param owner returns the values and files that `serveVariant` takes
 * @returns a function that returns the site, to be called inside tests
 */
export function setUpVariantSite(owner: () => Readonly<Parameters<typeof serveVariant>>): () => VariantSite {
  let variant: VariantSite | undefined;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    variant = await serveVariant(...owner());
  });
  test.afterAll(() => variant?.close());
  // Playwright reads the base address also before the hooks run, when there is no variant yet.
  test.use({ baseURL: ({ baseURL }, use) => use(variant?.origin ?? baseURL) });
  return () => variant as VariantSite;
}
