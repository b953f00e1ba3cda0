import type { Plugin } from "vite";
import { readTokenSheets, writeOutColourTokens } from "./tokens.ts";

const tokensImport = '@import "./tokens.css";';

/** Puts the tokens into global.css, with the owner's, their colours written out. It must come before Tailwind. */
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
