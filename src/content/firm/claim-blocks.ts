import { readFileSync, statSync } from "node:fs";
import { z } from "zod";
import { define, type Read, source } from "../reading/content.ts";
import { getTextPath } from "../reading/folder.ts";
import { readOrCollectProblems } from "../reading/problems.ts";
import { checkYaml, readYamlFile } from "../reading/read-yaml.ts";
import { plainText, strictObject } from "../reading/schema-helpers.ts";
import { solutionFiles } from "./solution-files.ts";

function findUnit(figure: string): string | undefined {
  const match = /^\d+(?:\s(\S+))?$/.exec(figure);
  return match ? (match[1] ?? "") : undefined;
}

function buildBlockSchema(solutionNames: readonly string[]) {
  const solutionName = z.enum(solutionNames);
  const names = z.union([solutionName, z.array(solutionName)]).transform((written) => [written].flat());
  return strictObject({
    lead: plainText.optional(),
    /** A number with its unit, or words without a number. The years of experience have a unit alone. */
    figure: plainText.optional(),
    unit: plainText.optional(),
    text: plainText,
    source: plainText.optional(),
    /** The solutions that the claim speaks of: `npm run setup` asks about it when one of them is offered. */
    about: names.optional(),
    if: names.optional(),
    needsSource: z.literal(true).optional(),
  })
    .refine(
      ({ figure, unit }) => (figure === undefined) !== (unit === undefined),
      "una cifra en figure, o su palabra en unit si sale de since",
    )
    .transform((block) => ({
      ...block,
      /** The word after the number: `horas`; empty for a number alone, undefined for words without a number. */
      unit: block.unit ?? findUnit(block.figure ?? ""),
      example: (block.figure ?? `20 ${block.unit}`).replaceAll("\u00a0", " "),
    }));
}

export type ClaimBlock = z.output<ReturnType<typeof buildBlockSchema>>;

export const claimsSchema = define((read) =>
  z
    .record(z.string(), buildBlockSchema(read(solutionFiles).solutionNames))
    .refine(({ meeting }) => /(?<!\d)30(?!\d)/.test(meeting?.figure ?? ""), {
      path: ["meeting", "figure"],
      error: "30~minutos, porque la agenda es de medias horas",
    }),
);

export type ClaimBlocks = Readonly<Record<string, ClaimBlock>>;

/** Stand-ins while a block is wrong, or the file is not YAML: texts that name claims are checked all the same. */
function listBlocksByNameAlone(read: Read): ClaimBlocks {
  const path = getTextPath(read(source).folder, "claims.yaml");
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile();
  const text = isFile ? readFileSync(path, "latin1") : "";
  const block = buildBlockSchema([]).parse({ figure: "1", text: "1" });
  return Object.fromEntries(Array.from(text.matchAll(/^[a-z][\w-]*(?=:)/gim), ([name]) => [name, block]));
}

/** The blocks of claims.yaml by name, and what is wrong with them. */
export const claimsFile = define((read) => {
  const { value, problems } = readOrCollectProblems(() =>
    checkYaml(readYamlFile(read, "claims"), read(claimsSchema)),
  );
  return { blocks: value ?? listBlocksByNameAlone(read), problems };
});

export const listOfferedClaims = (blocks: ClaimBlocks, offered: readonly string[]): string[] =>
  Object.entries(blocks).flatMap(([name, { about, if: required = [] }]) => {
    const isAbout = about === undefined || about.some((solution) => offered.includes(solution));
    return name !== "meeting" && isAbout && required.every((one) => offered.includes(one)) ? [name] : [];
  });
