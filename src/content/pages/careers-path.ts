import { firm } from "../firm/firm.ts";
import { define } from "../reading/content.ts";

export type CareersPath = "/hablemos";

/** The path of the page for applicants; undefined when content/site.yaml leaves that page out. */
export const careersPage = define((read): CareersPath | undefined =>
  read(firm).careers === false ? undefined : "/hablemos",
);
