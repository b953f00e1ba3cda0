import { mkdirSync, writeFileSync } from "node:fs";
import { icons as svgLogos } from "@iconify-json/logos";
import { icons as skillIcons } from "@iconify-json/skill-icons";
import type { Plugin } from "vite";

/** The marks of the integration strip: the name the page uses, the icon set, and the name in it. */
const marks = [
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
  // Of Instagram the first set has only the black outline.
  ["instagram", skillIcons, "instagram"],
] as const;

/**
 * The set has Stripe's name alone. Its first letter, white on the colour of the name, is the icon among the others.
 * @param word the body of the set's icon: one path, whose last part is the first letter
 */
function stripeIcon(word: string): string {
  const letter = word.slice(word.lastIndexOf("M"), word.lastIndexOf('"'));
  const colour = word.match(/fill="(#\w+)"/)?.[1];
  return `<rect width="256" height="256" rx="56" fill="${colour}"/><path fill="#fff" transform="translate(63 -9) scale(1.25)" d="${letter}"/>`;
}

/**
 * One SVG file with all logos. Each is shown as a picture by its fragment (`logos.svg#gmail`), because
 * `<use>` loses the gradients of another file in some browsers. Around each is room for a square picture, so that
 * none shows its neighbours, and the sheet has no size of its own: a picture of any size is filled by its fragment.
 * @returns the file's text
 * @throws Error when the icon set no longer has a mark
 */
export function logoSheet(): string {
  let top = 0;
  const parts = marks.map(([id, set, name]) => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`the icon set has no "${name}" any more; choose another in prepare/logos.ts`);
    const isWord = id === "stripe";
    const width = isWord ? 256 : (icon.width ?? set.width ?? 256);
    const height = isWord ? 256 : (icon.height ?? set.height ?? 256);
    // Ids inside a mark are its own: two marks may both call a gradient "a".
    const body = (isWord ? stripeIcon(icon.body) : icon.body).replace(/(id="|url\(#|href="#)/g, `$1${id}-`);
    const room = Math.max(0, width - height) / 2;
    top += room;
    const part = `<view id="${id}" viewBox="0 ${top} ${width} ${height}"/><svg y="${top}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
    top += height + room + 16;
    return part;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${parts.join("")}</svg>`;
}

/** Writes the sheet to `.cache/logos.svg`, where the application imports it from. */
export function logos(): Plugin {
  return {
    name: "logos",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      mkdirSync(".cache", { recursive: true });
      writeFileSync(".cache/logos.svg", logoSheet());
    },
  };
}
