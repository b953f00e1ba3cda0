import { formatProblem } from "./prepare/content/problems.ts";
import { isHttpsOrigin, type SiteConfig } from "./site.schema.ts";

/**
 * The address that a build is for: the configured one, or that of a preview in SITE_ADDRESS. Pages built for any
 * address but the configured one ask not to be indexed, so a preview never competes with the site.
 * @param env normally `process.env`; an empty variable counts as none
 * @returns an https origin without a slash at the end; ends the process with one line where SITE_ADDRESS is not one
 */
export function buildAddress(env: NodeJS.ProcessEnv, site: SiteConfig): string {
  const asked = env.SITE_ADDRESS || site.url;
  const fault = addressFault(asked, site.locale);
  if (!fault) return asked;
  console.error(fault);
  return process.exit(1);
}

/** @returns one line on what is wrong with the value of SITE_ADDRESS; undefined when nothing is */
export function addressFault(value: string, locale: string): string | undefined {
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
