import { firm } from "../firm/firm.ts";
import { isHttpsOrigin } from "../firm/value-formats.ts";
import { define, source } from "../reading/content.ts";
import type { Problem } from "../reading/problems.ts";

/** The address that the site is built for. Search engines must not index a preview for another than the firm's. */
export const builtAddress = define((read) => {
  const { url } = read(firm);
  const builtSiteAddress = read(source).previewAddress || url;
  const problem: Problem = {
    file: "SITE_ADDRESS",
    found: JSON.stringify(builtSiteAddress),
    expected: 'una dirección https sin nada después del dominio, por ejemplo "https://preview.example.com"',
  };
  return {
    builtSiteAddress,
    isPreview: builtSiteAddress !== url,
    problems: isHttpsOrigin(builtSiteAddress) ? [] : [problem],
  };
});
