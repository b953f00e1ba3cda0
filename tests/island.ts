import { readBuiltFile } from "./built-site.ts";

/** @see https://docs.astro.build/en/concepts/islands/ */
export function readIsland(path: string): { componentUrl: string; rendererUrl: string } {
  const page = readBuiltFile(`${path}.html`).toString();
  const [, componentUrl, rendererUrl] = /component-url="([^"]+)".* renderer-url="([^"]+)"/s.exec(page) ?? [];
  if (!componentUrl || !rendererUrl) throw new Error(`${path}: found no island`);
  return { componentUrl, rendererUrl };
}
