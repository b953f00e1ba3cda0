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
import type { SiteConfig } from "../../src/content/firm/site-fields.ts";
import { read } from "../../src/site-content.ts";
import type { HostedSite } from "./host-case.ts";

const site = read(firm);

export const secretFileText = "not for visitors";
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
const manyArticles = Array.from({ length: 110 }, (_, index) => `/novedades/articulo-${index}`);
const manyPhotos = manyArticles.map((_, index) => `/assets/foto-de-nombre-largo-${index}.a1b2c3d4.webp`);
const manyOldAddresses = Array.from({ length: 120 }, (_, index) => [`/viejo/${index}.php`, "/"] as const);
const isLastOrNoneOfMany = (path: string) =>
  !/^\/(novedades\/articulo-|assets\/foto-de-nombre-largo-|viejo\/)(?!109(\.|$)|119\.php$)/.test(path);

export interface SiteOnDisk {
  config: SiteConfig;
  folder: string;
  settingsFolder: string;
}

function readHostedSite({ folder, config }: SiteOnDisk): HostedSite {
  const { pages, files } = listSite(folder);
  const all = listFilesAsUrlPaths(folder);
  const pageFiles = [...pages.map((page) => (page === "/" ? "/index.html" : `${page}.html`)), "/404.html"];
  const paths = [...pageFiles, ...files].filter(isLastOrNoneOfMany);
  const redirects = Object.entries(config.redirects ?? {}).filter(([old]) => isLastOrNoneOfMany(old));
  return {
    config: { ...config, redirects: Object.fromEntries(redirects) },
    pages: pages.filter(isLastOrNoneOfMany),
    files: new Map(paths.map((path) => [path, readFileSync(join(folder, path))])),
    compressedPaths: new Set(
      paths.filter((path) => all.includes(`${path}.br`) && all.includes(`${path}.gz`)),
    ),
    secretText: secretFileText,
  };
}

export function prepareTestSite(builtFolder: string) {
  const root = mkdtempSync(join(tmpdir(), "hosts-"));
  // Apache reads the site as another user.
  chmodSync(root, 0o755);
  const folder = join(root, "site");
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  cpSync(builtFolder, folder, { recursive: true });
  for (const name of ownerFileNames) write(`site/${name}`, name.padEnd(1000, "-"));
  for (const page of manyArticles) write(`site${page}.html`, `<h1>${page}</h1>`);
  for (const photo of manyPhotos) write(`site${photo}`, photo);
  for (const path of secretPaths.split(" ")) write(path, secretFileText);
  symlinkSync(join(root, "secret.txt"), join(folder, "link.txt"));
  // With a booking service and with old addresses: the sample has neither.
  const config: SiteConfig = {
    ...site,
    booking: { ...site.booking, url: "https://calendly.com/acme/30min" },
    redirects: {
      "/servicios/crm.html": "/contacto",
      "/index.php": "/",
      "/planes": "/contacto?tema=crm#bajada",
      "/precios.php": "/crm#cuanto-cuesta",
      "/tienda": "https://tienda.example/a",
      "/Nosotros_2019/": "/sobre-nosotros",
      ...Object.fromEntries(manyOldAddresses),
    },
  };
  const siteOnDisk: SiteOnDisk = { config, folder, settingsFolder: join(root, "settings") };
  writeHostFiles(config, listSite(folder).pages, folder, siteOnDisk.settingsFolder);
  return {
    root,
    siteOnDisk,
    hostedSite: readHostedSite(siteOnDisk),
    remove: () => rmSync(root, { recursive: true }),
  };
}
