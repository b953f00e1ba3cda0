import { ContentError } from "../content/reading/problems.ts";
import { contentFolder } from "../site-content.ts";
import { hashContent } from "./content-hash.ts";
import { readLogo, setSvgPositionAndSize } from "./logo.ts";
import { siteColours } from "./tokens.ts";

const found = readLogo(contentFolder, siteColours.light);
if ("problems" in found) throw new ContentError(found.problems);

export const siteLogo = found.logo;

function createHeaderLogo() {
  if (!siteLogo) return { files: new Map<string, string>() };
  const { containsName, needsLightPlate, aspectRatio, onLight, onDark } = siteLogo;
  const maxSize = containsName ? { width: 150, height: 40 } : { width: 32, height: 32 };
  const width = Math.round(Math.min(maxSize.width, maxSize.height * aspectRatio));
  const size = { width, height: Math.round(width / aspectRatio) };
  const createFile = (name: string, drawing: string) => {
    const svg = setSvgPositionAndSize(drawing, size);
    return { url: `/assets/${name}-${hashContent(svg)}.svg`, svg };
  };
  const light = createFile("logo", onLight);
  const dark = onDark === onLight ? light : createFile("logo-dark", onDark);
  const files = new Map([light, dark].map(({ url, svg }) => [url, svg]));
  return {
    files,
    logo: { urlOnLight: light.url, urlOnDark: dark.url, ...size, containsName, needsLightPlate },
  };
}

const created = createHeaderLogo();

/** The logo's files by their address, which changes with the content: one, or two with a version for dark backgrounds. */
export const headerLogoFiles: ReadonlyMap<string, string> = created.files;

export const headerLogo = created.logo;
