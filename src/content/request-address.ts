import { formatProblem } from "./problems.ts";
import { isHttpsOrigin, type SiteConfig } from "./site-schema.ts";

/**
 * Returns the address that a build is for: SITE_ADDRESS or, without it, the configured one. A build for another address
 * than the configured one has `noindex` on every page, so that search engines do not index a preview.
 * @param env normally `process.env`; an empty SITE_ADDRESS counts as missing
 * @returns an https origin without a slash at the end; an invalid address is reported, and the process exits with status 1
 */
export function getSiteAddressOrExit(env: NodeJS.ProcessEnv, site: SiteConfig): string {
  const address = env.SITE_ADDRESS || site.url;
  const fault = findSiteAddressFault(address, site.locale);
  if (!fault) return address;
  console.error(fault);
  return process.exit(1);
}

/** @returns the error message about the value of SITE_ADDRESS, one line; undefined when the value is an https origin */
export function findSiteAddressFault(value: string, locale: string): string | undefined {
  if (isHttpsOrigin(value)) return undefined;
  const problem = {
    file: "SITE_ADDRESS",
    found: JSON.stringify(value),
    expected: {
      es: 'una dirección https sin nada después del dominio, por ejemplo "https://preview.example.com"',
      en: 'an https address without path or slash at the end, for example "https://preview.example.com"',
    },
  };
  return formatProblem(problem, locale);
}
