import { firm } from "../content/firm/firm.ts";
import { getPageFileStem } from "../content/pages/page-address.ts";
import type { PageEntry } from "../content/pages/pages.ts";
import { read } from "../site-content.ts";
import { type SiteLook, siteLook } from "./brand-identity.ts";
import { hashContent } from "./content-hash.ts";
import { fontWeights, readFontFile } from "./font.ts";
import { drawSampleMark } from "./mark.ts";
import { createFlexBox, type SatoriNode } from "./satori-node.ts";
import {
  drawStreetSvg,
  type SkyTimeOfDay,
  shareImagePalettes,
  shareImageSize,
} from "./share-image-street.ts";

const site = read(firm);

const { width, height } = shareImageSize;

const createSvgDataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

const skyTimeOfDayByPath: Record<string, SkyTimeOfDay> = {
  "/": "night",
  "/agentes-ia": "night",
  "/kaseya": "night",
  "/crm": "dusk",
  "/contacto": "dawn",
};

/**
 * @returns the texts of a page's share image. Above the title is the claim of the brand on the home page, the section for an
 *   article, and otherwise the page's name if the title begins with that name and a colon.
 */
function getShareImageTexts(page: PageEntry): { above?: string; title: string } {
  const { kind, name, title } = page;
  if (kind === "home") return { above: site.brand.claim, title };
  if (kind === "article") return { above: page.section, title };
  const prefix = `${name}: `;
  if (!title.startsWith(prefix)) return { title };
  const rest = title.slice(prefix.length);
  return { above: name, title: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

/** Chooses the font size of a title in px: a long one fits in three lines and is legible in a preview 300 px wide. */
const chooseTitleSizePx = (title: string) => (title.length > 44 ? 84 : title.length > 30 ? 96 : 116);

const maxLogoWithNameSizePx = { width: 460, height: 76 };

/** Lays out the logo, or the sample's mark without one, and the firm's name unless the logo contains it. */
function composeLogoAndName({ brand, token, logo }: SiteLook, isDark = false): SatoriNode {
  const { onDark, onLight, needsLightPlate, aspectRatio } = logo ?? drawSampleMark(token);
  const hasPlate = needsLightPlate && !isDark;
  const room = logo?.containsName ? maxLogoWithNameSizePx : { width: 62, height: 62 };
  const size = Math.min(room.width, room.height * aspectRatio);
  const plate = { padding: 12, borderRadius: 12, backgroundColor: token("on-night") };
  return createFlexBox(
    { alignItems: "center" },
    createFlexBox(hasPlate ? plate : {}, {
      type: "img",
      key: null,
      props: {
        src: createSvgDataUrl(isDark ? onLight : onDark),
        width: size,
        height: size / aspectRatio,
      },
    }),
    ...(logo?.containsName
      ? []
      : [
          createFlexBox(
            {
              marginLeft: 18,
              fontSize: 46,
              letterSpacing: "-0.02em",
              color: token(isDark ? "ink" : "on-night"),
            },
            brand.short ?? brand.name,
          ),
        ]),
  );
}

/** Composes the share image of a page as elements for Satori, which draws them (src/endpoints/share-images.ts). */
export function composeShareImage(page: PageEntry, look: SiteLook = siteLook): SatoriNode {
  const { token } = look;
  const { above, title } = getShareImageTexts(page);
  const timeOfDay = skyTimeOfDayByPath[page.path] ?? "day";
  const { hasDarkText, hasDarkLogoAndName } = shareImagePalettes[timeOfDay];
  return createFlexBox(
    {
      width,
      height,
      boxSizing: "border-box",
      flexDirection: "column",
      justifyContent: "space-between",
      padding: "58px 72px 30px",
      backgroundImage: `url(${createSvgDataUrl(drawStreetSvg(timeOfDay, token))})`,
      backgroundSize: `${width}px ${height}px`,
      color: token(hasDarkText ? "ink" : "on-night"),
      fontFamily: "site",
      fontWeight: fontWeights.strong,
    },
    createFlexBox(
      { flexDirection: "column" },
      ...(above
        ? [createFlexBox({ fontSize: 40, color: token(hasDarkText ? "brand" : "brand-bright") }, above)]
        : []),
      createFlexBox(
        {
          marginTop: 16,
          maxWidth: 1056,
          fontSize: chooseTitleSizePx(title),
          lineHeight: 1.03,
          letterSpacing: "-0.02em",
          textWrap: "balance",
        },
        title,
      ),
    ),
    composeLogoAndName(look, hasDarkLogoAndName),
  );
}

const fontHash = hashContent(readFontFile());

/**
 * @returns the path of a page's share image (og:image). The query changes with the texts, colours, logo and font of the
 *   image: chats and networks keep an image under its address for weeks. An older address gives the current image.
 */
export function buildShareImagePath(page: PageEntry, look: SiteLook = siteLook): string {
  const hash = hashContent(fontHash + JSON.stringify(composeShareImage(page, look)));
  return `/share/${getPageFileStem(page.path)}.png?${hash}`;
}
