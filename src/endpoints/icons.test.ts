import assert from "node:assert/strict";
import { test } from "node:test";
import { siteLook } from "../brand/brand-identity.ts";
import type { Logo } from "../brand/logo.ts";
import { read } from "../site-content.ts";
import { drawIcon } from "./icons.ts";
import { endpointRoutes } from "./routes.ts";

function createLogo(width: number): Logo {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40"><path fill="#c04000" d="M0 0h${width}v40z"/></svg>`;
  const drawing = { onLight: svg, onDark: svg, needsLightPlate: false, aspectRatio: width / 40 };
  return { ...drawing, containsName: width > 40, icon: width > 40 ? undefined : drawing };
}

test("each icon changes with the logo, or with the brand's first letter where the logo is too wide", async () => {
  const looks = [
    { ...siteLook, logo: undefined },
    { ...siteLook, logo: createLogo(40) },
    { ...siteLook, logo: createLogo(160), brand: { name: "Ñandú" } },
    { ...siteLook, logo: createLogo(160), brand: { name: "Quebracho" } },
  ];
  for (const { file, pattern } of read(endpointRoutes)) {
    if (file !== "icons.ts" || /manifest/.test(pattern)) continue;
    const drawn = await Promise.all(looks.map((look) => drawIcon(pattern, look)));
    assert.equal(new Set(drawn.map((one) => one.toString("base64"))).size, looks.length, pattern);
    if (pattern === "/favicon.svg") assert.match(`${drawn[1]}`, /#c04000/);
  }
});
