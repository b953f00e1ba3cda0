import { readFileSync } from "node:fs";
import { info as logos } from "@iconify-json/logos";
import { info as skillIcons } from "@iconify-json/skill-icons";
import type { BuiltSite, PackageLicence } from "../../finish/build.ts";
import { listFontPackages } from "../brand/font.ts";

export const licencesFilePath = "licencias.txt";

/** Reads the licence of an installed package that Vite's list of licences lacks, in the format of that list. */
function readPackageLicence(name: string): PackageLicence {
  const about = import.meta.resolve(`${name}/package.json`);
  const read = (file: string) => readFileSync(new URL(file, about), "utf8");
  const { version, license } = JSON.parse(read("package.json"));
  return { name, version, identifier: license, text: read("LICENSE") };
}

/** Builds the licence of an icon set from its author and licence URL, because the package has no licence file. */
function buildIconSetLicence(
  { name, version = "", author, license }: typeof logos,
  terms = "",
): PackageLicence {
  const source = `${author.name}, ${author.url}\n${license.url}`;
  return { name, version, identifier: license.spdx ?? license.title, text: `${source}\n\n${terms}` };
}

/** Builds licencias.txt: the licences of the site's JavaScript packages, Tailwind's base styles, font and logos. */
export function buildLicencesFile({
  bundledLicences,
}: Pick<BuiltSite, "bundledLicences">): Map<string, Buffer> {
  const mit = bundledLicences.find(({ name }) => name === "react")?.text;
  const terms = mit?.slice(mit.indexOf("Permission is hereby granted"));
  if (!terms?.startsWith("Permission")) throw new Error("react's licence no longer has the terms of MIT");
  const all = [
    ...bundledLicences,
    ...["tailwindcss", ...listFontPackages()].map(readPackageLicence),
    buildIconSetLicence(logos),
    // The package has no licence file: its copyright line is copied from the repository of skill-icons.
    buildIconSetLicence(skillIcons, `Copyright (c) 2022 tandpfun\n\n${terms}`),
  ];
  const title = ({ name, version, identifier }: PackageLicence) =>
    `${[name, version].filter(Boolean).join(" ")} (${identifier})`;
  const parts = [...Map.groupBy(all, ({ text }) => text.trim())].map(
    ([text, packages]) => `${packages.map(title).join("\n")}\n\n${text}`,
  );
  const intro =
    "Este sitio incluye trabajo de otras personas, con las licencias que siguen.\nLas marcas y los logotipos pertenecen a sus dueños.";
  const text = [intro, ...parts].join(`\n\n${"-".repeat(72)}\n\n`);
  return new Map([[licencesFilePath, Buffer.from(`${text}\n`)]]);
}
