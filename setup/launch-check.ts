/** `npm run launch-check`: exits with status 1 while something is wrong or missing, with 2 on a wrong option. */

import { parseArgs, styleText } from "node:util";
import { checkSite } from "../integration/content-validation.ts";
import { firm } from "../src/content/firm/firm.ts";
import { exitWithError } from "../src/content/reading/problems.ts";
import { read } from "../src/site-content.ts";
import { runLiveChecks } from "./live.ts";
import { checkReadiness, readOwnersCopy } from "./readiness.ts";

const site = read(firm);

function readUrlOption(): URL | undefined {
  try {
    const { url } = parseArgs({ options: { url: { type: "string" } } }).values;
    return url === undefined ? undefined : new URL(url);
  } catch {
    const found = JSON.stringify(process.argv.slice(2).join(" "));
    console.error(`launch-check: encontré ${found}; se espera nada o --url ${site.url}`);
    return process.exit(2);
  }
}

const liveUrl = readUrlOption();
const checked = await checkSite(read);
if ("problems" in checked) exitWithError(checked.problems.join("\n"));
const rows = checkReadiness(readOwnersCopy());
if (liveUrl)
  rows.push(
    ...(await runLiveChecks(liveUrl, (subject) => console.error(`Pregunto a ${liveUrl.host}: ${subject}`))),
  );
const shownByState = {
  ready: styleText("green", "listo  ", { stream: process.stdout }),
  check: styleText("yellow", "revisar", { stream: process.stdout }),
  missing: styleText("red", "falta  ", { stream: process.stdout }),
};
for (const { subject, state, detail } of rows) console.info(`${shownByState[state]}  ${subject}: ${detail}`);
const blocking = rows.filter(({ state }) => state === "missing");
console.info(
  blocking.length === 0
    ? "\nNo falta nada para publicar."
    : `\nLo que falta: ${blocking.length} de ${rows.length}.`,
);
process.exitCode = blocking.length === 0 ? 0 : 1;
