import { exitOnProblems } from "./problems.ts";
import { site } from "./site.ts";
import { isHttpsOrigin } from "./site-values.ts";

const address = process.env.SITE_ADDRESS || site.url;

if (!isHttpsOrigin(address))
  exitOnProblems([
    {
      file: "SITE_ADDRESS",
      found: JSON.stringify(address),
      expected: 'una dirección https sin nada después del dominio, por ejemplo "https://preview.example.com"',
    },
  ]);

export const builtSiteAddress = address;

/** Whether this build is not for the configured address. Search engines must not index a preview. */
export const isPreview = builtSiteAddress !== site.url;
