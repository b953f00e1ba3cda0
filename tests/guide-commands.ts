/** Every command of docs/guia.md; tests/guide.test.ts checks that the guide has no other. */

/** The commands that `npm run test:second-brand` runs unchanged, in its copy of the project. */
export const commandsRunUnchanged = [
  "npm uninstall @fontsource-variable/familjen-grotesk",
  "npm run setup -- --from answers.json",
  "npm run check",
  "npm run launch-check",
  "npm run build",
  "npm start",
  "LOG=1 npm run serve",
  "npm run dev",
  "npm run deploy:files",
  "npm run deploy:pack -- netlify",
];

/** The other commands, each with the test that replaces it, and the reason. */
export const replacedCommands: Record<string, { run: string; why: string }> = {
  "npm ci": { run: ".ci/run begins with it", why: "a copy shares the packages" },
  "npm run setup": {
    run: "setup/ask.test.ts answers its questions",
    why: "they need somebody at a terminal",
  },
  "npm install -D @fontsource-variable/inter": {
    run: "test:second-brand installs the font of its brand",
    why: "one font is enough",
  },
  "npm test": {
    run: ".ci/run; on the second brand its parts, all with `test:second-brand -- --all`",
    why: "it takes as long as all the rest",
  },
  "npm run fix": {
    run: "tests/all.test.ts corrects a file by it",
    why: "the second brand has nothing to correct",
  },
  "npm run launch-check -- --url https://www.example.com": {
    run: "test:second-brand asks its own server",
    why: "it is an example address",
  },
  "npm run verify -- https://www.example.com": {
    run: "test:second-brand asks its own server",
    why: "it is an example address",
  },
  "npm run deploy:cloudflare": {
    run: "test:second-brand packs for it",
    why: "it needs an account",
  },
  "npx wrangler login": { run: "nothing", why: "it is the account" },
  "npx netlify deploy --prod --dir build/netlify": {
    run: "tests/hosts/formats.ts reads that folder with Netlify's own parsers",
    why: "it needs an account",
  },
  "npm run update": { run: "setup/update.test.ts, on a clone", why: "a copy has no origin" },
  "git add -A": { run: "setup/update.test.ts", why: "a copy has no version control" },
  'git commit -m "Mis cambios"': { run: "setup/update.test.ts", why: "a copy has no version control" },
  "npm run edit": { run: "tests/edit.spec.ts works in it", why: "it serves until it is ended" },
};

/**
 * Finds the commands of a document: the lines of code blocks without a language, and text in backticks that begins like
 * a command.
 * @param markdown text whose other code blocks have a language
 */
export function findDocumentedCommands(markdown: string): string[] {
  const fence = /^```(\w*)\n([\s\S]*?)^```$/gm;
  const blocks = [...markdown.matchAll(fence)].flatMap(([, language, text = ""]) =>
    language === "" || language === "sh" ? text.trim().split("\n") : [],
  );
  const prose = markdown.replace(fence, "");
  const spans = [...prose.matchAll(/`((?:\w+=\S+ )?(?:npm|npx|git|node|docker|nginx)\s[^`]+)`/g)].map(
    ([, text = ""]) => text.replace(/\s+/g, " "),
  );
  return [...new Set([...blocks, ...spans])];
}
