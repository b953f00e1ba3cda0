import { attribute, type Document, elements } from "./dom.ts";

/**
 * Makes sure that a page says what it must about being indexed. The head is written by `react-router build` and the
 * rest by finish, so the two could have been run for different addresses.
 * @param name of the page's file, for the message
 * @param listed whether search engines are to list the page in this build
 * @throws Error when the page says otherwise
 */
export function checkIndexing(document: Document, name: string, listed: boolean): void {
  const has = (tagName: string, key: string, value: string) =>
    elements(document, (one) => one.tagName === tagName && attribute(one, key) === value).length;
  const canonicals = has("link", "rel", "canonical");
  const robots = has("meta", "name", "robots");
  const [wantedCanonicals, wantedRobots] = listed ? [1, 0] : [0, 1];
  if (canonicals === wantedCanonicals && robots === wantedRobots) return;
  throw new Error(
    `${name}: found ${canonicals} canonical and ${robots} robots tags; expected ${wantedCanonicals} and ${wantedRobots}: was it built with another SITE_ADDRESS?`,
  );
}
