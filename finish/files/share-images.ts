import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import type { Page } from "../../app/content/pages.ts";
import { shareImagePath, shareImageSize, shareWords } from "../../app/page-address.ts";
import type { SiteConfig } from "../../site.schema.ts";
import { listedPages, type Site } from "../build.ts";
import { fontWeights } from "../font.ts";
import type { Logo } from "../logo.ts";
import type { Tokens } from "../tokens.ts";
import { box, type Node, stillFont } from "./lettering.ts";
import { markDrawing } from "./mark-svg.ts";

/** Bytes. WhatsApp, the strictest, shows no larger picture. */
export const heaviestShareImage = 300 * 1024;

const { width, height } = shareImageSize;

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

/** The sample's mark, large: its horizon, the hours as marks and the moon above it. */
function horizon(token: Tokens): string {
  const centre = { x: width * 0.75, y: 1990 };
  const radius = 1480;
  const marks = Array.from({ length: 49 }, (_, mark) => {
    const angle = Math.PI * (1.26 + mark * 0.01);
    const at = (distance: number) =>
      `${(centre.x + Math.cos(angle) * distance).toFixed(1)} ${(centre.y + Math.sin(angle) * distance).toFixed(1)}`;
    return `M${at(radius)}L${at(radius - (mark % 4 === 0 ? 26 : 13))}`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<g stroke="${token("night-line")}" stroke-width="3" fill="${token("night-raised")}">` +
    `<circle cx="${centre.x}" cy="${centre.y}" r="${radius}"/><path d="${marks.join("")}"/></g>` +
    `<circle cx="1052" cy="466" r="17" fill="${token("brand-bright")}"/></svg>`
  );
}

/** Long titles get smaller letters: three lines at most, and none below what a preview of 300 px can show. */
const titleSize = (title: string) => (title.length > 30 ? 96 : 116);

/** The room at the foot of the picture. */
const signature = { width: 460, height: 76 };

/** Who it is: the logo, or the mark, and the name where the logo has none in it. */
function signed(site: SiteConfig, token: Tokens, logo: Logo | undefined): Node {
  const { onDark, plated, ratio } = logo ?? markDrawing(token);
  const room = logo?.named ? signature : { width: 62, height: 62 };
  const size = Math.min(room.width, room.height * ratio);
  const plate = { padding: 12, borderRadius: 12, backgroundColor: token("on-night") };
  return box(
    { alignItems: "center" },
    box(plated ? plate : {}, {
      type: "img",
      props: { src: dataUrl(onDark), width: size, height: size / ratio },
    }),
    ...(logo?.named
      ? []
      : [
          box(
            { marginLeft: 18, fontSize: 46, letterSpacing: "-0.02em" },
            site.brand.short ?? site.brand.name,
          ),
        ]),
  );
}

function composition(page: Page, site: SiteConfig, token: Tokens, logo: Logo | undefined): Node {
  const { above, title } = shareWords(page);
  return box(
    {
      width,
      height,
      boxSizing: "border-box",
      flexDirection: "column",
      justifyContent: "space-between",
      padding: "58px 72px 48px",
      backgroundColor: token("night"),
      ...(!logo && {
        backgroundImage: `url(${dataUrl(horizon(token))})`,
        backgroundSize: `${width}px ${height}px`,
      }),
      color: token("on-night"),
      fontFamily: "site",
      fontWeight: fontWeights.strong,
    },
    box(
      { flexDirection: "column" },
      ...(above ? [box({ fontSize: 40, color: token("brand-bright") }, above)] : []),
      box(
        {
          marginTop: 16,
          maxWidth: 1056,
          fontSize: titleSize(title),
          lineHeight: 1.03,
          letterSpacing: "-0.02em",
          textWrap: "balance",
        },
        title,
      ),
    ),
    signed(site, token, logo),
  );
}

/** Everything a share image of Spanish text may need, whatever the pages are called. */
const alphabet = Array.from({ length: 0x17f }, (_, code) => String.fromCodePoint(code)).join("");
const punctuation = "–—‘’“”•…€→\u00a0";

/**
 * Draws share images in the site's own typeface: a PNG of 1200 by 630 px each.
 * @param pages those that have one, all that are listed
 * @throws Error when one is heavier than `heaviestShareImage`
 */
export async function shareImages(
  { config, token, font, logo }: Pick<Site, "config" | "token" | "font" | "logo">,
  pages = listedPages,
) {
  const fonts = [await stillFont(font, alphabet + punctuation)];
  const images = new Map<string, Buffer>();
  for (const page of pages) {
    const svg = await satori(composition(page, config, token, logo) as never, { width, height, fonts });
    const image = new Resvg(svg).render().asPng();
    if (image.length > heaviestShareImage)
      throw new Error(
        `the share image of ${page.path}: found ${Math.ceil(image.length / 1024)} KB; expected ${heaviestShareImage / 1024} or fewer: a shorter name as brand.short in site.config.ts, or a plainer public/logo.svg, makes it lighter`,
      );
    images.set(shareImagePath(page.path).slice(1), image);
  }
  return images;
}
