/** Every command of docs/guia.md; tests/guide.test.ts checks that the guide has no other. */

/** The commands that `npm run test:second-brand` runs unchanged, in its copy of the project. */
export const commandsRunOnSecondBrand = [
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

/** The commands that `npm run test:second-brand` does not run, with what tests each instead, and the reason. */
export const commandsNotRunOnSecondBrand: Record<string, { coveredBy: string; reason: string }> = {
  "npm ci": { coveredBy: ".ci/run begins with it", reason: "a copy shares the packages" },
  "npm run setup": {
    coveredBy: "setup/ask.test.ts answers its questions",
    reason: "they need somebody at a terminal",
  },
  "npm install -D @fontsource-variable/inter": {
    coveredBy: "test:second-brand installs the font of its brand",
    reason: "one font is enough",
  },
  "npm test": {
    coveredBy: ".ci/run; on the second brand its parts, all with `test:second-brand -- --all`",
    reason: "it takes as long as all the rest",
  },
  "npm run fix": {
    coveredBy: "tests/all.test.ts corrects a file by it",
    reason: "the second brand has nothing to correct",
  },
  "npm run launch-check -- --url https://www.example.com": {
    coveredBy: "test:second-brand asks its own server",
    reason: "it is an example address",
  },
  "npm run verify -- https://www.example.com": {
    coveredBy: "test:second-brand asks its own server",
    reason: "it is an example address",
  },
  "npm run deploy:cloudflare": {
    coveredBy: "test:second-brand packs for it",
    reason: "it needs an account",
  },
  "npx wrangler login": { coveredBy: "nothing", reason: "it is the account" },
  "npx netlify deploy --prod --dir build/netlify": {
    coveredBy: "tests/hosts/formats.ts reads that folder with Netlify's own parsers",
    reason: "it needs an account",
  },
  "npm run update": { coveredBy: "setup/update.test.ts, on a clone", reason: "a copy has no origin" },
  "git add -A": { coveredBy: "setup/update.test.ts", reason: "a copy has no version control" },
  'git commit -m "Mis cambios"': {
    coveredBy: "setup/update.test.ts",
    reason: "a copy has no version control",
  },
  "npm run edit": { coveredBy: "tests/edit.spec.ts works in it", reason: "it serves until it is ended" },
};

/**
 * Finds the commands of a document: the lines of code blocks in `sh` or without a language, and text in backticks that
 * begins like a command.
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
