import { icons as svgLogos } from "@iconify-json/logos";
import { icons as skillIcons } from "@iconify-json/skill-icons";
import { hashContent } from "./content-hash.ts";

const integrationIcons = [
  ["twilio", svgLogos, "twilio-icon"],
  ["whatsapp", svgLogos, "whatsapp-icon"],
  ["gmail", svgLogos, "google-gmail"],
  ["calendar", svgLogos, "google-calendar-2020"],
  ["facebook", svgLogos, "facebook"],
  ["linkedin", svgLogos, "linkedin-icon"],
  ["meta", svgLogos, "meta-icon"],
  ["stripe", svgLogos, "stripe"],
  ["paypal", svgLogos, "paypal"],
  ["google", svgLogos, "google-icon"],
  // The set `logos` has only a black outline of Instagram.
  ["instagram", skillIcons, "instagram"],
] as const;

export const integrationLogoIds = integrationIcons.map(([name]) => name);

/**
 * Draws an icon with the first letter of Stripe's wordmark, because the icon set has only the wordmark.
 * @param wordmarkSvg the SVG body of the wordmark: one path, whose last part is the first letter
 */
function drawStripeIcon(wordmarkSvg: string): string {
  const letter = wordmarkSvg.slice(wordmarkSvg.lastIndexOf("M"), wordmarkSvg.lastIndexOf('"'));
  const colour = wordmarkSvg.match(/fill="(#\w+)"/)?.[1];
  return `<rect width="256" height="256" rx="56" fill="${colour}"/><path fill="#fff" transform="translate(63 -9) scale(1.25)" d="${letter}"/>`;
}

/**
 * Builds an SVG sprite with all logos. Pages show each as an image by its fragment (`logos.svg#gmail`), because `<use>` loses
 * gradients of other files in some browsers. Wide logos have room for a square image; the sprite has no size: views scale.
 */
function buildLogoSprite(): string {
  let top = 0;
  const parts = integrationIcons.map(([id, set, name]) => {
    const icon = set.icons[name];
    if (!icon)
      throw new Error(
        `the icon set has no "${name}" any more; choose another in src/brand/integration-logos.ts`,
      );
    const isWord = id === "stripe";
    const width = isWord ? 256 : (icon.width ?? set.width ?? 256);
    const height = isWord ? 256 : (icon.height ?? set.height ?? 256);
    // Two logos may use the same id, so all ids get a prefix.
    const body = (isWord ? drawStripeIcon(icon.body) : icon.body).replace(
      /(id="|url\(#|href="#)/g,
      `$1${id}-`,
    );
    const room = Math.max(0, width - height) / 2;
    top += room;
    const part = `<view id="${id}" viewBox="0 ${top} ${width} ${height}"/><svg y="${top}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
    top += height + room + 16;
    return part;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${parts.join("")}</svg>`;
}

export const integrationLogosSvg = buildLogoSprite();

export const integrationLogosPath = `/assets/logos-${hashContent(integrationLogosSvg)}.svg`;
