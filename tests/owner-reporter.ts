import { stripVTControlCharacters } from "node:util";
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";

/** What a spec checks and what to do after a failure, in Spanish, by the name of the spec. */
const adviceBySpec: Record<string, { subject: string; advice: string }> = {
  accessibility: {
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
  crawl: {
    subject: "enlaces",
    advice:
      "corrige el enlace en content/, o escribe en redirects, en content/site.yaml, adónde lleva la dirección",
  },
};

/** The Spanish for the labels of assertions in the tests of `npm run check`. */
const spanishByLabel: [label: RegExp, spanish: string][] = [
  [/^wide$/, "en una ventana ancha"],
  [/^narrow$/, "en un teléfono"],
  [/^dark$/, "en oscuro"],
  [/^with the menu open$/, "con el menú abierto"],
  [/^with the drawer open$/, "con el menú del teléfono abierto"],
  [/^at (\d+) px with text of 200 %$/, "a $1 px, con letra al doble"],
  [/^at (\d+) px with the spacing of WCAG 1\.4\.12$/, "a $1 px, con letra más separada"],
  [/^at (\d+) px$/, "a $1 px"],
];

const translateAssertionLabel = (label: string) =>
  spanishByLabel.reduce((text, [pattern, spanish]) => text.replace(pattern, spanish), label);

/** Extracts from an assertion's message the unexpected items of a list, or else its first lines; translates its label. */
function extractFoundFaults(message: string): string[] {
  const [first = "", ...lines] = stripVTControlCharacters(message).trim().split("\n");
  const label = translateAssertionLabel(first.replace(/^Error: /, ""));
  const unexpected = lines.flatMap((line) => /^\+ +"(.*)",?$/.exec(line)?.[1]?.replaceAll('\\"', '"') ?? []);
  if (unexpected.length > 0) return unexpected.map((line) => `${label}: ${line}`);
  return [label, ...lines.filter((line) => line.trim() !== "").slice(0, 3)].map((line) => line.trim());
}

/** @returns what was tested, what was found and what to do, in Spanish */
export function formatOwnerFailure(file: string, title: string, messages: readonly string[]): string {
  const [, spec = ""] = /([\w-]+)\.spec\.ts$/.exec(file) ?? [];
  const { subject, advice } = adviceBySpec[spec] ?? {
    subject: spec,
    advice: "revisa lo último que cambiaste",
  };
  const [path = ""] = /^\/\S*/.exec(title) ?? [];
  const found = [...new Set(messages.flatMap(extractFoundFaults))];
  const maxLines = 8;
  return [
    `Falla de ${subject}${path && `, en ${path}`}`,
    "  encontré:",
    ...found.slice(0, maxLines).map((line) => `  - ${line}`),
    ...(found.length > maxLines ? [`  - y ${found.length - maxLines} más`] : []),
    `  qué hacer: ${advice}`,
  ].join("\n");
}

/** The reporter of `npm run check`: prints each failure in Spanish, with what the owner can do. */
class OwnerReporter implements Reporter {
  #failed = 0;

  printsToStdio(): boolean {
    return true;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    console.info(`Pruebo las páginas en el navegador: ${suite.allTests().length} pruebas.`);
  }

  onTestEnd(test: TestCase, { retry, status, errors }: TestResult): void {
    const isFailure = !["passed", "skipped", "interrupted"].includes(status);
    if (!isFailure || retry < test.retries) return;
    this.#failed += 1;
    const messages = errors.map(({ message = "" }) => message);
    console.error(`\n${formatOwnerFailure(test.location.file, test.title, messages)}`);
  }

  onError({ message = "" }: { message?: string }): void {
    console.error(`\n${stripVTControlCharacters(message)}`);
  }

  onEnd(): void {
    if (this.#failed > 0) console.error(`\nFallaron ${this.#failed}.`);
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter's default export
export default OwnerReporter;
