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
];

/** The commands that `npm run test:second-brand` does not run, each with what tests it instead. */
export const commandsNotRunOnSecondBrand: Record<string, string> = {
  "npm ci": ".ci/run begins with it",
  "npm run setup": "setup/ask.test.ts answers its questions",
  "npm install -D @fontsource-variable/inter": "test:second-brand installs another font",
  "npm test": ".ci/run",
  "npm run fix": "tests/all.test.ts corrects a file by it",
  "npm run launch-check -- --url https://www.example.com": "test:second-brand asks its own server",
  "npm run verify -- https://www.example.com": "test:second-brand asks its own server",
  "npx wrangler login": "nothing: it is the account",
  "npx wrangler deploy --config deploy/cloudflare/wrangler.jsonc": "tests/hosts runs it on this machine",
  "npx netlify deploy --prod --dir dist": "tests/hosts/formats.ts reads that folder",
  "npm install": "nothing: npm's own",
  "git add -A": "tests/update.test.ts",
  'git commit -m "Mis cambios"': "tests/update.test.ts",
  "git remote add upstream https://example.com/el-proyecto.git": "tests/update.test.ts",
  "git config merge.ours.driver true": "tests/update.test.ts",
  "git pull --no-rebase --no-edit upstream main": "tests/update.test.ts",
  "git merge --abort": "tests/update.test.ts",
  "git checkout --theirs package.json": "nothing: git's own",
  "git commit -a --no-edit": "nothing: git's own",
  "git init": "nothing: git's own",
  'EDITOR_BACKEND="{name: github, repo: tu-empresa/sitio}" npx astro build --config edit/astro.config.ts':
    "tests/edit.spec.ts",
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
