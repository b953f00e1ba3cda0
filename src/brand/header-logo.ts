import { hashContent } from "./content-hash.ts";
import { type Logo, readLogo, setSvgPositionAndSize } from "./logo.ts";
import { siteColours } from "./tokens.ts";

/** The owner's logo as the header shows it. */
export interface HeaderLogo {
  urlOnLight: string;
  /** The address of the file for dark backgrounds; may be the same as `urlOnLight`. */
  urlOnDark: string;
  /** The size in which the logo is shown, in px. */
  width: number;
  height: number;
  /** Whether the logo contains the name of the firm. */
  containsName: boolean;
  /** Whether the logo needs a light plate on dark backgrounds. */
  needsLightPlate: boolean;
}

/** Maximum size in the header, in px: of a logo that contains the firm's name, and of one that does not. */
const maxSizesPx = { withName: { width: 150, height: 40 }, mark: { width: 32, height: 32 } };

/** @returns the size of the logo in the header, in px: the largest that fits */
function computeSize({ containsName, aspectRatio }: Logo) {
  const maxSize = containsName ? maxSizesPx.withName : maxSizesPx.mark;
  const width = Math.round(Math.min(maxSize.width, maxSize.height * aspectRatio));
  return { width, height: Math.round(width / aspectRatio) };
}

const found = readLogo("public", siteColours.light);
if ("faults" in found) throw new Error(found.faults.join("\n"));

/** The owner's logo in `public/logo.svg`; undefined on a site that shows the sample's mark. */
export const siteLogo: Logo | undefined = found.logo;

const size = siteLogo && computeSize(siteLogo);

/** The logo's files by their address, which changes with the content: one, or two with a version for dark backgrounds. */
export const headerLogoFiles: ReadonlyMap<string, string> = new Map(
  siteLogo && size
    ? Object.entries({
        logo: siteLogo.onLight,
        ...(siteLogo.onDark !== siteLogo.onLight && { "logo-dark": siteLogo.onDark }),
      }).map(([name, drawing]) => {
        const svg = setSvgPositionAndSize(drawing, size);
        return [`/assets/${name}-${hashContent(svg)}.svg`, svg];
      })
    : [],
);

const [urlOnLight = "", urlOnDark = urlOnLight] = headerLogoFiles.keys();

export const headerLogo: HeaderLogo | undefined =
  siteLogo && size
    ? {
        urlOnLight,
        urlOnDark,
        ...size,
        containsName: siteLogo.containsName,
        needsLightPlate: siteLogo.needsLightPlate,
      }
    : undefined;
