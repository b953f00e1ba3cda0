import { outDir } from "astro:config/server";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { info as logos } from "@iconify-json/logos";
import { info as skillIcons } from "@iconify-json/skill-icons";
import type { APIRoute } from "astro";
import { listFontPackages } from "../brand/font.ts";
import { findPackageFolder } from "../brand/package-folder.ts";
import { read } from "../site-content.ts";
import { createFileResponse } from "./file-response.ts";
import { fileWords } from "./words.ts";

/** The licence of a package, in the format of Vite's list (`build.license`). Some packages lack identifier or text. */
type PackageLicence = Record<"name" | "version" | "identifier" | "text", string | undefined>;

function readPackageLicence(name: string): PackageLicence {
  const folder = findPackageFolder(name) ?? "";
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  return { name, version, identifier: license, text: file && readFileSync(join(folder, file), "utf8") };
}

function buildIconSetLicence({ name, version, author, license }: typeof logos, terms = ""): PackageLicence {
  const text = `${author.name}, ${author.url}\n${license.url}\n\n${terms}`;
  return { name, version, identifier: license.spdx ?? license.title, text };
}

/** Lists the packages in the scripts of the site, which Vite bundles before pages are rendered; none in development. */
const listBundledLicences = (): PackageLicence[] =>
  import.meta.env.PROD ? JSON.parse(readFileSync(new URL(".licences.json", outDir), "utf8")) : [];

function buildLicencesText(): string {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const bundled = listBundledLicences();
  // Not in Vite's list: icons, Tailwind's base styles, and Astro's script that starts an island.
  const named = [...Object.keys(dependencies), "astro", "tailwindcss", ...listFontPackages()];
  const mit = readPackageLicence("react").text;
  const terms = mit?.slice(mit.indexOf("Permission is hereby granted"));
  if (!terms?.startsWith("Permission")) throw new Error("react's licence no longer has the terms of MIT");
  const all = [
    ...bundled,
    ...named.filter((name) => !bundled.some((one) => one.name === name)).map(readPackageLicence),
    buildIconSetLicence(logos),
    // The package has no licence file: its copyright line is copied from the repository of skill-icons.
    buildIconSetLicence(skillIcons, `Copyright (c) 2022 tandpfun\n\n${terms}`),
  ];
  const title = ({ name, version, identifier }: PackageLicence) =>
    [name, version, identifier && `(${identifier})`].filter(Boolean).join(" ");
  const parts = [...Map.groupBy(all, ({ text = "" }) => text.trim())].map(([text, packages]) =>
    `${packages.map(title).join("\n")}\n\n${text}`.trim(),
  );
  const { intro, brands } = read(fileWords).licences;
  return `${[`${intro}\n${brands}`, ...parts].join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
}

export const GET: APIRoute = () => createFileResponse("text/plain; charset=utf-8", buildLicencesText());
