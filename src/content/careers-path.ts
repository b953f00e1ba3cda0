import { site } from "./site.ts";

export type CareersPath = "/hablemos";

/** The path of the page for applicants; undefined when content/site.yaml leaves that page out. */
export const careersPath: CareersPath | undefined = site.careers === false ? undefined : "/hablemos";
