import type { Plugin } from "vite";
import { readTokenSheets, writeOutColourTokens } from "./tokens.ts";

const tokensImport = '@import "./tokens.css";';

/** Inserts the project's and the owner's tokens, computed, into global.css. Must run before Tailwind. */
export const colourTokens = (): Plugin => ({
  name: "colour-tokens",
  enforce: "pre",
  transform: {
    filter: { id: /src[\\/]brand[\\/]global\.css$/ },
    handler(css) {
      if (!css.includes(tokensImport)) throw new Error(`global.css: expected ${tokensImport}`);
      return css.replace(tokensImport, () => writeOutColourTokens(readTokenSheets()));
    },
  },
});
