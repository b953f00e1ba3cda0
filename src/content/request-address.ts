import { formatProblem } from "./problems.ts";
import type { SiteConfig } from "./site-schema.ts";
import { isHttpsOrigin } from "./site-values.ts";

/**
 * Returns the address that a build is for: SITE_ADDRESS or, without it, the configured one. A build for another address
 * than the configured one has `noindex` on every page, so that search engines do not index a preview.
 * @param env normally `process.env`; an empty SITE_ADDRESS counts as missing
 * @returns an https origin without a slash at the end; an invalid address is reported, and the process exits with status 1
 */
export function getSiteAddressOrExit(env: NodeJS.ProcessEnv, site: SiteConfig): string {
  const address = env.SITE_ADDRESS || site.url;
  const fault = findSiteAddressFault(address);
  if (!fault) return address;
  console.error(fault);
  return process.exit(1);
}

/** @returns the error message about the value of SITE_ADDRESS, one line; undefined when the value is an https origin */
export function findSiteAddressFault(value: string): string | undefined {
  if (isHttpsOrigin(value)) return undefined;
  const problem = {
    file: "SITE_ADDRESS",
    found: JSON.stringify(value),
    expected: 'una dirección https sin nada después del dominio, por ejemplo "https://preview.example.com"',
  };
  return formatProblem(problem);
}
