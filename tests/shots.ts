/**
 * `npm run shots`: renders every page, and states of some such as an open menu, at four widths into `shots/`, for design
 * changes. `--help` lists the options.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { builtSiteFolder } from "../deploy/site-folder.ts";
import { buildComparisonPage, buildSiteOfCommit, comparePicturesByBytes } from "./shots/compare.ts";
import { renderGuidePictures } from "./shots/guide.ts";
import { renderShots, type ShotOptions, shotWidthsPx } from "./shots/render.ts";
import { allPagePaths, missingPagePath } from "./site-pages.ts";

const shotsHelpText = `npm run shots                      every page and state at ${shotWidthsPx.join(", ")} px, into shots/
npm run shots -- /contacto 360     one page, one width
npm run shots -- --dark --contrast as for a visitor whose system is dark, or asks for more contrast
npm run shots -- --print           a PDF a page
npm run shots -- --guide           the pictures of docs/guia.md, into docs/guia/
npm run shots -- --compare main    the same of another commit, and shots/compare.html with both side by side`;

function parseCommandLine() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: "boolean" },
        dark: { type: "boolean" },
        contrast: { type: "boolean" },
        print: { type: "boolean" },
        guide: { type: "boolean" },
        compare: { type: "string" },
      },
    });
    const path = positionals.find((one) => one.startsWith("/"));
    if (path !== undefined && ![...allPagePaths, missingPagePath].includes(path))
      throw new Error(`found ${path}, expected one of ${[...allPagePaths, missingPagePath].join(", ")}`);
    const [width] = positionals.filter((one) => one !== path).map(Number);
    if (width !== undefined && !shotWidthsPx.includes(width))
      throw new Error(`found the width ${width}, expected one of ${shotWidthsPx.join(", ")}`);
    return { ...values, path, width };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${shotsHelpText}`);
    return process.exit(2);
  }
}

const { path, width, compare, ...flags } = parseCommandLine();
if (flags.help) {
  console.info(shotsHelpText);
  process.exit();
}
const shotOptions: ShotOptions = {
  path,
  width,
  scheme: {
    ...(flags.dark && { colorScheme: "dark" }),
    ...(flags.contrast && { contrast: "more" }),
  },
  print: flags.print,
};

if (flags.guide) await renderGuidePictures();
else if (compare === undefined) await renderShots(builtSiteFolder, "shots", shotOptions);
else {
  const folder = "shots/compare";
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await renderShots(builtSiteFolder, join(folder, "after"), shotOptions);
  await buildSiteOfCommit(process.cwd(), compare, (root) =>
    renderShots(root, join(folder, "before"), shotOptions),
  );
  const pictures = comparePicturesByBytes(join(folder, "before"), join(folder, "after"));
  const page = "shots/compare.html";
  writeFileSync(
    page,
    buildComparisonPage(pictures, compare, { before: "compare/before", after: "compare/after" }),
  );
  const changed = pictures
    .filter(({ state }) => state !== "same")
    .map(({ file, state }) => `${file}: ${state}`);
  console.info(
    [...changed, `${changed.length} of ${pictures.length} changed: ${pathToFileURL(page)}`].join("\n"),
  );
}
