/** The few styles of the page of `buildBarePage`, which is the baseline of the bench. */
const barePageStyles = `
body{max-width:42rem;margin:0 auto;padding:1.5rem;font:1.125rem/1.6 sans-serif;color:#15202f;background:#fffdf8}
h1,h2,h3,h4{line-height:1.15;margin:2em 0 .5em}
p{margin:0 0 1em}
`;

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * Builds the bare page that the bench compares paint times with: headings, paragraphs and links with a few inline styles;
 * no font, script or picture.
 * @param markdown the Markdown file of a page, such as build/site/index.md
 * @param nextUrl the address of a link before the text; empty for no link
 * @returns the HTML of the page
 */
export function buildBarePage(markdown: string, nextUrl = ""): string {
  const blocks = markdown.split("\n").flatMap((line) => {
    const [, marks = "", text = ""] = /^\s*(?:[-*>] +|\d+\. +)*(#{1,6} )?(.*)$/.exec(line) ?? [];
    if (text === "") return [];
    const name = marks ? `h${marks.length - 1}` : "p";
    const linked = escapeHtml(text).replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>');
    return [`<${name}>${linked}</${name}>`];
  });
  return `<!DOCTYPE html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Texto</title><style>${barePageStyles}</style><body>${nextUrl && `<p><a id="next" href="${nextUrl}">Texto</a></p>`}${blocks.join("\n")}`;
}
