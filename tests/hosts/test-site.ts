import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { listFilesAsUrlPaths, listSite } from "../../deploy/files-in.ts";
import { writeHostFiles } from "../../deploy/host-files.ts";
import { firm } from "../../src/content/firm/firm.ts";
import { read } from "../../src/site-content.ts";
import type { HostedSite } from "./case-runner.ts";

const secretText = "not for visitors";
const secretPaths = "secret.txt site/.env site/.git/config site/assets/.hidden site/.well-known/.hidden";

/** Files as owners add them, and a photo of an article; the sample has none of them. */
const ownerFileNames = "gif mp4 ics csv docx zip pdf xlsx md webm mp3 jpg JPG epub tar.gz"
  .split(" ")
  .map((extension) => `descargas/archivo.${extension}`)
  .concat("descargas/Lista de precios.pdf", "descargas/año.png", ".well-known/apple-app-site-association");

/**
 * More articles, photos and old addresses than hosts have rules or a rule has characters. All are in the files of hosts, and
 * the last of each in the cases.
 */
const numbers = Array.from({ length: 120 }, (_, index) => index);
const isLastOrNoneOfMany = (path: string) =>
  !/^\/(novedades\/articulo-|assets\/foto-de-nombre-largo-|viejo\/)(?!119\b)/.test(path);

export type TestSite = ReturnType<typeof prepareTestSite>["testSite"];

/** Copies the built site to a temporary folder, with files, old addresses and a booking service as owners add them. */
export function prepareTestSite(builtFolder: string) {
  const root = mkdtempSync(join(tmpdir(), "hosts-"));
  // Apache reads the site as another user.
  chmodSync(root, 0o755);
  const [folder, settingsFolder] = [join(root, "site"), join(root, "settings")];
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  cpSync(builtFolder, folder, { recursive: true });
  for (const name of ownerFileNames) write(`site/${name}`, name.padEnd(1000, "-"));
  for (const number of numbers) {
    write(`site/novedades/articulo-${number}.html`, `<h1>${number}</h1>`);
    write(`site/assets/foto-de-nombre-largo-${number}.a1b2c3d4.webp`, `${number}`);
  }
  for (const path of secretPaths.split(" ")) write(path, secretText);
  symlinkSync(join(root, "secret.txt"), join(folder, "link.txt"));
  const redirects: Record<string, string> = {
    "/servicios/crm.html": "/contacto",
    "/index.php": "/",
    "/planes": "/contacto?tema=crm#bajada",
    "/precios.php": "/crm#cuanto-cuesta",
    "/tienda": "https://tienda.example/a",
    "/Nosotros_2019/": "/sobre-nosotros",
    ...Object.fromEntries(numbers.map((number) => [`/viejo/${number}.php`, "/"])),
  };
  const site = read(firm);
  const config = { ...site, redirects, booking: { ...site.booking, url: "https://calendly.com/acme/30min" } };
  const { pages } = listSite(folder);
  writeHostFiles(config, pages, folder, settingsFolder);

  const all = listFilesAsUrlPaths(folder);
  const pageFiles = [...pages, "/404"].map((page) => (page === "/" ? "/index.html" : `${page}.html`));
  const paths = [...pageFiles, ...listSite(folder).files].filter(isLastOrNoneOfMany);
  const hasCopies = (path: string) => all.includes(`${path}.br`) && all.includes(`${path}.gz`);
  const asked = Object.entries(redirects).filter(([old]) => isLastOrNoneOfMany(old));
  const hostedSite: HostedSite = {
    config: { ...config, redirects: Object.fromEntries(asked) },
    pages: pages.filter(isLastOrNoneOfMany),
    files: new Map(paths.map((path) => [path, readFileSync(join(folder, path))])),
    compressedPaths: new Set(paths.filter(hasCopies)),
    secretText,
  };
  const testSite = { config, folder, settingsFolder, hostedSite };
  return { root, testSite, remove: () => rmSync(root, { recursive: true }) };
}
