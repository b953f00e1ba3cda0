import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { type Logo, readLogo, setSvgPositionAndSize } from "../src/brand/logo.ts";
import { parseColourTokens, readTokenSheets } from "../src/brand/tokens.ts";
import { site } from "../site.config.ts";
import { exitOnFaults } from "./exit-on-faults.ts";

const logoModuleId = "virtual:logo";

/** Maximum size in the header, in px: of a logo that contains the firm's name, and of one that does not. */
const maxHeaderLogoSizesPx = { withName: { width: 150, height: 40 }, mark: { width: 32, height: 32 } };

/** @returns the size of the logo in the header, in px: the largest that fits */
function computeHeaderLogoSize({ containsName, aspectRatio }: Logo) {
  const maxSize = containsName ? maxHeaderLogoSizesPx.withName : maxHeaderLogoSizesPx.mark;
  const width = Math.round(Math.min(maxSize.width, maxSize.height * aspectRatio));
  return { width, height: Math.round(width / aspectRatio) };
}

/** Vite plugin: provides the owner's logo as `virtual:logo` (src/brand/logo.d.ts). Vite does not start if the file is invalid. */
export function ownerLogoPlugin(): Plugin {
  let logo: Logo | undefined;
  return {
    name: "own-logo",
    config() {
      const found = readLogo("public", parseColourTokens(readTokenSheets()), site.locale);
      if ("logo" in found) logo = found.logo;
      else exitOnFaults(found.faults);
    },
    resolveId: (source) => (source === logoModuleId ? `\0${logoModuleId}` : undefined),
    load(module) {
      if (module !== `\0${logoModuleId}`) return;
      if (!logo) return "export const logo = undefined;";
      const size = computeHeaderLogoSize(logo);
      mkdirSync(".cache", { recursive: true });
      const { containsName, needsLightPlate, onLight, onDark } = logo;
      const imports = Object.entries({ urlOnLight: onLight, urlOnDark: onDark }).map(([name, svg]) => {
        const path = resolve(
          ".cache",
          onLight === onDark || name === "urlOnLight" ? "logo.svg" : "logo-dark.svg",
        );
        writeFileSync(path, setSvgPositionAndSize(svg, size));
        return `import ${name} from ${JSON.stringify(`${path.replaceAll("\\", "/")}?url`)};`;
      });
      const values = Object.entries({ ...size, containsName, needsLightPlate }).map(
        ([name, value]) => `${name}: ${value}`,
      );
      return `${imports.join("\n")}\nexport const logo = { urlOnLight, urlOnDark, ${values.join(", ")} };`;
    },
  };
}
