import { chmodSync, cpSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { listFilesAsUrlPaths, listSite } from "../../deploy/files-in.ts";
import { writeHostFiles } from "../../deploy/host-files.ts";
import { getPageFile, type HostedSite } from "../../deploy/verify/case-runner.ts";
import { site } from "../shared-content.ts";
import { createDisposableTemporaryFolder } from "../temporary-folder.ts";

const secretText = "not for visitors";
const secretPaths = "secret.txt site/.env site/.git/config site/assets/.hidden site/.well-known/.hidden";

/** Files as owners add them, and a photo of an article; the sample has none of them. */
const ownerFileNames = "gif mp4 ics csv docx zip pdf xlsx md webm mp3 jpg JPG epub tar.gz"
  .split(" ")
  .map((extension) => `descargas/archivo.${extension}`)
  .concat("descargas/Lista de precios.pdf", "descargas/año.png", ".well-known/apple-app-site-association");

/** More articles, photos and old addresses than hosts allow rules, or characters in one. The cases ask for the last of each. */
const numbers = Array.from({ length: 120 }, (_, index) => index);
const nameMany = (buildPath: (number: number) => string) =>
  Object.fromEntries(numbers.map((number) => [buildPath(number), "/"]));
const isLastOrNoneOfMany = (path: string) => !/de-muchos-(?!119\b)/.test(path);

export type TestSite = ReturnType<typeof prepareTestSite>["testSite"];

/** Copies the built site to a temporary folder, with files, old addresses and a booking service as owners add them. */
export function prepareTestSite(builtFolder: string) {
  const root = createDisposableTemporaryFolder({
    ...Object.fromEntries(secretPaths.split(" ").map((path) => [path, secretText])),
    ...Object.fromEntries(ownerFileNames.map((name) => [`site/${name}`, name.padEnd(1000, "-")])),
    // A page whose address is also a folder, as on a site with news.
    "site/novedades.html": "<!doctype html><title>Novedades</title>",
    ...nameMany((number) => `site/novedades/uno-de-muchos-${number}.html`),
    ...nameMany((number) => `site/assets/foto-con-nombre-largo-de-muchos-${number}.a1b2c3d4.webp`),
  });
  const [folder, settingsFolder] = [join(root.path, "site"), join(root.path, "settings")];
  // Apache reads the site as another user.
  chmodSync(root.path, 0o755);
  cpSync(builtFolder, folder, { recursive: true });
  symlinkSync(join(root.path, "secret.txt"), join(folder, "link.txt"));
  const redirects: Record<string, string> = {
    "/servicios/crm.html": "/contacto",
    "/index.php": "/",
    "/planes": "/contacto?tema=crm#bajada",
    "/precios.php": "/crm#cuanto-cuesta",
    "/tienda": "https://tienda.example/a",
    "/Nosotros_2019/": "/sobre-nosotros",
    ...nameMany((number) => `/viejo/uno-de-muchos-${number}.php`),
  };
  const config = { ...site, redirects, booking: { ...site.booking, url: "https://calendly.com/acme/30min" } };
  const { pages } = listSite(folder);
  writeHostFiles(config, pages, folder, settingsFolder);

  const all = listFilesAsUrlPaths(folder);
  const paths = [...[...pages, "/404"].map(getPageFile), ...listSite(folder).files].filter(
    isLastOrNoneOfMany,
  );
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
  return { root, testSite };
}
