import { stripVTControlCharacters } from "node:util";
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";

/** By the first word of a label, or the name of the spec. */
const adviceBySubject: Record<string, { subject: string; advice: string }> = {
  axe: {
    subject: "accesibilidad",
    advice:
      "si es el contraste, elige un color más oscuro o más claro con npm run setup, o cámbialo en brand.css; si no, revisa lo último que cambiaste de esa página",
  },
  layout: {
    subject: "composición",
    advice:
      "acorta en content/ el texto que no entra; si es el nombre, pon uno más corto en brand.short, en content/site.yaml",
  },
  html: { subject: "HTML", advice: "revisa lo último que cambiaste en esa página de content/" },
  head: {
    subject: "títulos y resúmenes",
    advice: "cambia title o description en content/words/pages.yaml o en el archivo de la página",
  },
};

function extractFoundFaults(message: string): string[] {
  const [first = "", ...lines] = stripVTControlCharacters(message).trim().split("\n");
  const label = first.replace(/^Error: /, "");
  const unexpected = lines.flatMap((line) => /^\+ +"(.*)",?$/.exec(line)?.[1]?.replaceAll('\\"', '"') ?? []);
  if (unexpected.length > 0) return unexpected.map((line) => `${label}: ${line}`);
  return [label, ...lines.filter((line) => line.trim() !== "").slice(0, 3)].map((line) => line.trim());
}

/** The reporter of `npm run check`: prints each failure in Spanish, with what the owner can do. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter's default export
export default class OwnerReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    console.info(`Pruebo las páginas en el navegador: ${suite.allTests().length} pruebas.`);
  }

  onTestEnd({ location, title, retries }: TestCase, { retry, status, errors }: TestResult): void {
    if (["passed", "skipped", "interrupted"].includes(status) || retry < retries) return;
    const [, spec = ""] = /([\w-]+)\.spec\.ts$/.exec(location.file) ?? [];
    const [path] = /^\/\S*/.exec(title) ?? [];
    const found = [...new Set(errors.flatMap(({ message = "" }) => extractFoundFaults(message)))];
    const readSubject = (line: string) => /^(axe|layout): /.exec(line)?.[1] ?? spec;
    for (const [key, faults = []] of Object.entries(Object.groupBy(found, readSubject))) {
      const { subject = key, advice = "revisa lo último que cambiaste" } = adviceBySubject[key] ?? {};
      const shown = faults.slice(0, 8).map((line) => `  - ${line.replace(`${key}: `, "")}`);
      if (faults.length > shown.length) shown.push(`  - y ${faults.length - shown.length} más`);
      console.error(`\nFalla de ${subject}${path ? `, en ${path}` : ""}\n  encontré:\n${shown.join("\n")}`);
      console.error(`  qué hacer: ${advice}`);
    }
  }

  onError({ message = "" }: { message?: string }): void {
    console.error(`\n${stripVTControlCharacters(message)}`);
  }
}
