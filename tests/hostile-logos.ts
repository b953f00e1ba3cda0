/** Test data: SVG files that try to run a script, fetch, stall a browser or escape their file. */

const svgNamespaceAttribute = 'xmlns="http://www.w3.org/2000/svg"';
const xlinkNamespaceAttribute = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const viewBoxAttribute = 'viewBox="0 0 160 40"';
/** A filled rectangle, the harmless drawing of every logo here. */
const barSvgElement = '<rect width="160" height="40" fill="#202060"/>';

/** Builds an SVG with this content and the bar. @param moreAttributes of the root, with a space before */
const wrapInSvgWithBar = (inside: string, moreAttributes = "") =>
  `<svg ${svgNamespaceAttribute} ${xlinkNamespaceAttribute} ${viewBoxAttribute}${moreAttributes}>${inside}${barSvgElement}</svg>`;

/** Builds elements of which each refers to the one before. @param make builds the element `to`, which refers to `from` */
const buildReferenceChain = (make: (from: string, to: string) => string, levels: number) =>
  Array.from({ length: levels }, (_, level) => make(`a${level}`, `a${level + 1}`)).join("");

/** Builds hostile SVG files by name. @param trackingUrl a URL without quotes, brackets or `&`; harmful files request it */
export function buildHostileLogos(trackingUrl: string): Record<string, string> {
  const fetchScript = `fetch('${trackingUrl}')`;
  /** By file name, what is inside of a root element that is itself harmless. */
  const contents: Record<string, string> = {
    script: `<script>${fetchScript}</script>`,
    "script under a prefix of SVG": `<x:script xmlns:x="http://www.w3.org/2000/svg">${fetchScript}</x:script>`,
    "script under a prefix of XHTML": `<h:script xmlns:h="http://www.w3.org/1999/xhtml">${fetchScript}</h:script>`,
    "script of XHTML by default namespace": `<script xmlns="http://www.w3.org/1999/xhtml">${fetchScript}</script>`,
    "script from elsewhere": `<script href="${trackingUrl}"/>`,
    "script from elsewhere by xlink": `<script xlink:href="${trackingUrl}"/>`,
    "script in CDATA": `<script><![CDATA[${fetchScript}]]></script>`,
    "script with character references": `<script>&#102;etch(&#39;${trackingUrl}&#39;)</script>`,
    "script in a definition": `<defs><g><script>${fetchScript}</script></g></defs>`,
    "script in a title": `<title><x:script xmlns:x="http://www.w3.org/2000/svg">${fetchScript}</x:script></title><script>${fetchScript}</script>`,
    "script in a namespace of its own": `<s:script xmlns:s="urn:x">${fetchScript}</s:script>`,
    "script in a comment": `<!-- <script>${fetchScript}</script> -->`,
    "script after a namespace that ends": `<g xmlns="urn:x"/><g><script xmlns="">${fetchScript}</script></g>`,
    "handler on a shape": `<rect width="160" height="40" onclick="${fetchScript}"/>`,
    "handler of focus": `<g tabindex="0" autofocus="" onfocus="${fetchScript}"/>`,
    "handler of an animation": `<rect width="9" height="9"><animate attributeName="x" dur="1ms" onbegin="${fetchScript}"/></rect>`,
    "foreign object": `<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><img src="${trackingUrl}" onerror="${fetchScript}"/></body></foreignObject>`,
    "foreign object under a prefix": `<x:foreignObject xmlns:x="http://www.w3.org/2000/svg" width="9" height="9"><i:iframe xmlns:i="http://www.w3.org/1999/xhtml" src="${trackingUrl}"/></x:foreignObject>`,
    "picture of XHTML": `<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="${trackingUrl}" onerror="${fetchScript}"/>`,
    "style sheet of XHTML": `<h:link xmlns:h="http://www.w3.org/1999/xhtml" rel="stylesheet" href="${trackingUrl}"/>`,
    "frame of XHTML": `<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="${trackingUrl}"/>`,
    "refresh of XHTML": `<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0; url=${trackingUrl}"/>`,
    "link with a script": `<a href="javascript:${fetchScript}"><rect width="160" height="40"/></a>`,
    "link under another prefix": `<a xmlns:q="http://www.w3.org/1999/xlink" q:href="javascript:${fetchScript}"><rect width="9" height="9"/></a>`,
    image: `<image width="9" height="9" href="${trackingUrl}"/>`,
    "image under a prefix": `<x:image xmlns:x="http://www.w3.org/2000/svg" width="9" height="9" href="${trackingUrl}"/>`,
    "image under another prefix of xlink": `<image xmlns:q="http://www.w3.org/1999/xlink" width="9" height="9" q:href="${trackingUrl}"/>`,
    "picture in data": `<image width="9" height="9" href="data:image/svg+xml,%3Csvg/%3E"/>`,
    "use from elsewhere": `<use href="${trackingUrl}#a"/>`,
    "use from elsewhere by another prefix": `<use xmlns:q="http://www.w3.org/1999/xlink" q:href="${trackingUrl}#a"/>`,
    "use of data": `<use href="data:image/svg+xml,%3Csvg id=a xmlns=%27http://www.w3.org/2000/svg%27/%3E#a"/>`,
    "gradient from elsewhere": `<linearGradient id="g" href="${trackingUrl}#g"/>`,
    "filter with a picture": `<filter id="f"><feImage href="${trackingUrl}"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
    "animation of an address": `<a><set attributeName="href" to="javascript:${fetchScript}"/><rect width="9" height="9"/></a>`,
    "animation of an address by xlink": `<use href="#a"><animate attributeName="xlink:href" values="${trackingUrl}#a" dur="1s"/></use>`,
    "animation under a prefix": `<image width="9" height="9"><x:set xmlns:x="http://www.w3.org/2000/svg" attributeName="href" to="${trackingUrl}"/></image>`,
    "import in a style": `<style>@import url(${trackingUrl});</style>`,
    "import with an escape": `<style>@\\69mport "${trackingUrl}";</style>`,
    "address in a style": `<style>rect{fill:url(${trackingUrl}#a)}</style>`,
    "address with an escape": `<style>rect{fill:u\\72l(${trackingUrl}#a)}</style>`,
    "image set in a style": `<style>svg{background:image-set("${trackingUrl}" 1x)}rect{mask:image-set("${trackingUrl}" 1x)}</style>`,
    "font in a style": `<style>@font-face{font-family:a;src:url(${trackingUrl})}</style>`,
    "namespace in a style": `<style>@namespace "${trackingUrl}";</style>`,
    "style in a style element of XHTML": `<h:style xmlns:h="http://www.w3.org/1999/xhtml">@import "${trackingUrl}";</h:style>`,
    "style element under a prefix": `<x:style xmlns:x="http://www.w3.org/2000/svg">@import "${trackingUrl}";</x:style>`,
    "mask in a style attribute": `<rect width="9" height="9" style="mask:url(${trackingUrl})"/>`,
    "cursor in a style attribute": `<rect width="9" height="9" style="fill:red;}*{mask:url(${trackingUrl})"/>`,
    "escape in a style attribute": `<rect width="9" height="9" style="mask:u\\72l(${trackingUrl})"/>`,
    "address in an attribute": `<rect width="9" height="9" fill="url(${trackingUrl}#a)"/>`,
    "address with an escape in an attribute": `<rect width="9" height="9" mask="u\\72l(${trackingUrl})"/>`,
    "address with a comment in an attribute": `<rect width="9" height="9" mask="url(/**/'${trackingUrl}')"/>`,
    "processing instruction": `<?php echo 1 ?>`,
    "attribute that closes the element": `<g data-x="&quot;/&gt;&lt;script&gt;${fetchScript}&lt;/script&gt;"/>`,
    "id that closes the element": `<g id="&quot;/&gt;&lt;script&gt;${fetchScript}&lt;/script&gt;"/>`,
    "style that closes its element": `<style>rect{fill:red}&lt;/style&gt;&lt;script&gt;${fetchScript}&lt;/script&gt;</style>`,
    "nested use": `<defs><path id="a0" d="M0 0h1"/>${buildReferenceChain((from, to) => `<g id="${to}"><use href="#${from}"/><use href="#${from}"/></g>`, 17)}</defs><use href="#a17"/>`,
    "nested use by xlink": `<defs><path id="a0" d="M0 0h1"/>${buildReferenceChain((from, to) => `<g id="${to}"><use xlink:href="#${from}"/><use xlink:href="#${from}"/></g>`, 17)}</defs><use xlink:href="#a17"/>`,
    "nested patterns": `<defs><pattern id="a0" width="1" height="1"><path d="M0 0h1"/></pattern>${buildReferenceChain((from, to) => `<pattern id="${to}" width="9" height="9"><path d="M0 0h9" fill="url(#${from})"/><path d="M0 9h9" fill="url(#${from})"/></pattern>`, 17)}</defs><path d="M0 0h9" fill="url(#a17)"/>`,
    "nested masks by classes": `<defs><style>${buildReferenceChain((from, to) => `.${to}{mask:url(#${from})}`, 17)}</style><mask id="a0"><path d="M0 0h1"/></mask>${buildReferenceChain((_, to) => `<mask id="${to}"><path class="${to}" d="M0 0h9"/><path class="${to}" d="M0 9h9"/></mask>`, 17)}</defs><path d="M0 0h9" mask="url(#a17)"/>`,
    "nested use under ids that come twice": `<defs><path id="a0" d="M0 0h1"/>${buildReferenceChain((from, to) => `<g id="${to}"><use href="#${from}"/><use href="#${from}"/></g>`, 17)}${buildReferenceChain((_, to) => `<g id="${to}"/>`, 17)}</defs><use href="#a17"/>`,
    "nested patterns that take their content from others": `<defs><pattern id="a0" width="1" height="1"><path d="M0 0h1"/></pattern>${buildReferenceChain((from, to) => `<pattern id="b${to}" width="9" height="9"><path d="M0 0h9" fill="url(#${from})"/><path d="M0 9h9" fill="url(#${from})"/></pattern><pattern id="${to}" href="#b${to}"/>`, 17)}</defs><path d="M0 0h9" fill="url(#a17)"/>`,
    "nested patterns that are inherited": `<defs><pattern id="a0" width="1" height="1"><path d="M0 0h1"/></pattern>${buildReferenceChain((from, to) => `<pattern id="${to}" width="9" height="9"><g fill="url(#${from})">${'<path d="M0 0h9"/>'.repeat(40)}</g></pattern>`, 6)}</defs><path d="M0 0h9" fill="url(#a6)"/>`,
    "nested masks by a selector of all others": `<style>path:not(.b){mask:url(#a17)}</style><defs><mask id="a0"><path class="b" d="M0 0h1"/></mask>${buildReferenceChain((from, to) => `<mask id="${to}"><path class="b" mask="url(#${from})" d="M0 0h9"/><path class="b" mask="url(#${from})" d="M0 9h9"/></mask>`, 17)}</defs><path d="M0 0h9"/>`,
    marker: `<marker id="m"><path d="M0 0h1"/></marker><path marker-mid="url(#m)" d="M0 0h1h1h1"/>`,
    "use of itself": `<g id="a"><use href="#a"/></g>`,
    "element within element without end": `${"<g>".repeat(5000)}${"</g>".repeat(5000)}`,
    "prefix of nothing": `<q:script>${fetchScript}</q:script>`,
  };
  return {
    ...Object.fromEntries(Object.entries(contents).map(([name, inside]) => [name, wrapInSvgWithBar(inside)])),
    "root with a prefix and a handler": `<x:svg xmlns:x="http://www.w3.org/2000/svg" ${viewBoxAttribute} onload="${fetchScript}"><x:rect width="160" height="40"/></x:svg>`,
    "root with a prefix": `<x:svg xmlns:x="http://www.w3.org/2000/svg" ${viewBoxAttribute}><x:script>${fetchScript}</x:script></x:svg>`,
    "root of XHTML": `<html xmlns="http://www.w3.org/1999/xhtml"><script>${fetchScript}</script></html>`,
    "root that is no svg": `<g ${svgNamespaceAttribute} onload="${fetchScript}">${barSvgElement}</g>`,
    "root without a namespace": `<svg ${viewBoxAttribute} onload="${fetchScript}">${barSvgElement}</svg>`,
    "handler on the root": wrapInSvgWithBar("", ` onload="${fetchScript}"`),
    "handler in capitals": wrapInSvgWithBar("", ` ONLOAD="${fetchScript}"`),
    "handler in a namespace of its own": wrapInSvgWithBar("", ` xmlns:e="urn:e" e:load="${fetchScript}"`),
    "style sheet by instruction": `<?xml-stylesheet href="${trackingUrl}"?>${wrapInSvgWithBar("")}`,
    "transformation by instruction": `<?xml-stylesheet type="text/xsl" href="${trackingUrl}"?>${wrapInSvgWithBar("")}`,
    entity: `<!DOCTYPE svg [<!ENTITY a "<script>${fetchScript}</script>">]>${wrapInSvgWithBar("&a;")}`,
    "entity from elsewhere": `<!DOCTYPE svg [<!ENTITY a SYSTEM "${trackingUrl}">]>${wrapInSvgWithBar("&a;")}`,
    "entities in entities": `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${buildReferenceChain((from, to) => `<!ENTITY ${to} "&${from};&${from};">`, 30)}]>${wrapInSvgWithBar("")}`,
    "handler by default in the DOCTYPE": `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${fetchScript}">]>${wrapInSvgWithBar("")}`,
    "external DTD": `<!DOCTYPE svg PUBLIC "-//X" "${trackingUrl}">${wrapInSvgWithBar("")}`,
    "two roots": `${wrapInSvgWithBar("")}<script ${svgNamespaceAttribute}>${fetchScript}</script>`,
    "no end": `<svg ${svgNamespaceAttribute} ${viewBoxAttribute}><script>${fetchScript}</script>`,
    "attribute twice": `<svg ${svgNamespaceAttribute} ${viewBoxAttribute} fill="red" fill="blue" onload="${fetchScript}">${barSvgElement}</svg>`,
  };
}
