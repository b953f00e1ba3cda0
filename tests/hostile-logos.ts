/** Test data: SVG files of which each, opened in a tab without a policy, requests a URL, each in another way. */

const svgNamespace = 'xmlns="http://www.w3.org/2000/svg"';
const xhtml = 'xmlns="http://www.w3.org/1999/xhtml"';

const createSvg = (inside: string, moreAttributes = "") =>
  `<svg ${svgNamespace} xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 160 40"${moreAttributes}>${inside}<rect width="160" height="40"/></svg>`;

/** Builds the files by name. @param url a URL without quotes, brackets or `&` */
export function buildHostileLogos(url: string): Record<string, string> {
  const fetchScript = `fetch('${url}')`;
  /** What is inside of a root element that is itself harmless. */
  const contents = {
    script: `<script>${fetchScript}</script>`,
    "script of XHTML": `<script ${xhtml}>${fetchScript}</script>`,
    "script from elsewhere": `<script xlink:href="${url}"/>`,
    "handler of focus": `<g tabindex="0" autofocus="" onfocus="${fetchScript}"/>`,
    "handler of an animation": `<rect><animate attributeName="x" dur="1ms" onbegin="${fetchScript}"/></rect>`,
    "foreign object": `<foreignObject width="9" height="9"><img ${xhtml} src="${url}"/></foreignObject>`,
    "style sheet of XHTML": `<link ${xhtml} rel="stylesheet" href="${url}"/>`,
    "frame of XHTML": `<iframe ${xhtml} src="${url}"/>`,
    "refresh of XHTML": `<meta ${xhtml} http-equiv="refresh" content="0; url=${url}"/>`,
    image: `<image width="9" height="9" href="${url}"/>`,
    "use from elsewhere": `<use href="${url}#a"/>`,
    "filter with a picture": `<filter id="f"><feImage href="${url}"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
    "animation of an address": `<image width="9" height="9"><set attributeName="href" to="${url}"/></image>`,
    "import in a style": `<style>@import url(${url});</style>`,
    "image set in a style": `<style>rect{mask:image-set("${url}" 1x)}</style>`,
    "mask in an attribute": `<rect width="9" height="9" mask="u\\72l(${url})"/>`,
  };
  return {
    ...Object.fromEntries(Object.entries(contents).map(([name, inside]) => [name, createSvg(inside)])),
    "root of XHTML": `<html ${xhtml}><script>${fetchScript}</script></html>`,
    "handler on the root": createSvg("", ` onload="${fetchScript}"`),
    "style sheet by instruction": `<?xml-stylesheet href="${url}"?>${createSvg("")}`,
    "transformation by instruction": `<?xml-stylesheet type="text/xsl" href="${url}"?>${createSvg("")}`,
    entity: `<!DOCTYPE svg [<!ENTITY a "<script>${fetchScript}</script>">]>${createSvg("&a;")}`,
  };
}
