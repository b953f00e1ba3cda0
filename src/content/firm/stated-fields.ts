import { z } from "zod";
import { findNearestName } from "../reading/problems.ts";
import { strictObject } from "../reading/schema-helpers.ts";
import type { ClaimBlock, ClaimBlocks } from "./claim-blocks.ts";
import { field } from "./field-kinds.ts";

/** @param firstPossibleYear 2006 with Google, whose product is no older; 2000 with Kaseya */
const partnership = (programme: string, firstPossibleYear: number, currentYear: number) =>
  field(
    z.union([z.boolean(), z.int().min(firstPossibleYear).max(currentYear)]),
    `¿Eres partner de ${programme}? Desde qué año, o sí, o no: con no, el sitio no lo nombra`,
    `un año desde ${firstPossibleYear} hasta este; true, si no quieres decir el año; o false`,
    2016,
  ).optional();

/** @returns whether a text is a whole number and, after a space, the unit; `año` and `TB` are as good as `años` and `GB` */
function isFigureWithUnit(value: string, unit: string): boolean {
  const [, number, written = ""] = /^([1-9]\d*)(?:\s(\S+))?$/.exec(value) ?? [];
  const isBytes = (one: string) => /^[GT]B$/.test(one);
  const isUnit =
    written === unit || written === unit.replace(/s$/, "") || (isBytes(unit) && isBytes(written));
  return number !== undefined && isUnit && (unit !== "%" || Number(number) <= 100);
}

function claimValue({ lead, figure, unit, text, example }: ClaimBlock) {
  const sentence = [lead, figure ?? `… ${unit}`, text].filter(Boolean).join(" ");
  const title = `¿Puedes sostener «${sentence.replaceAll("\u00a0", " ")}»?`;
  if (unit === undefined) return field(z.boolean(), title, "true, o false para que no se diga", false);
  return field(
    z.union([z.boolean(), z.string().refine((value) => isFigureWithUnit(value, unit))]),
    title,
    `true; false, para que no se diga; u otra cifra: un número entero${unit && `, un espacio y ${unit}`}`,
    example,
  );
}

/** The claims by name, but the free meeting, which no firm can take back. */
const buildClaimFields = ({ meeting: _, ...blocks }: ClaimBlocks) =>
  strictObject(
    Object.fromEntries(Object.entries(blocks).map(([name, block]) => [name, claimValue(block).optional()])),
  );

/** @param blocks undefined while claims.yaml is invalid: then claims may have any names */
export const buildStatedFields = (currentYear: number, blocks: ClaimBlocks | undefined) => {
  const claims: z.ZodType<Partial<Record<string, string | boolean>>> = blocks
    ? buildClaimFields(blocks)
    : z.record(z.string(), z.union([z.string(), z.boolean()]));
  return {
    since: field(
      z.int().min(1900).max(currentYear),
      "Año en que empezó la empresa: el sitio dice desde cuándo y cuántos años; vacío, no lo dice",
      "el año en que empezó la empresa, desde 1900 hasta este",
      2003,
    ).optional(),
    partners: strictObject({
      google: partnership("Google", 2006, currentYear),
      kaseya: partnership("Kaseya", 2000, currentYear),
    }).optional(),
    claims: claims
      .meta({
        title: "Otra cifra de una afirmación de claims.yaml, o false para que no se diga",
        description: "una cifra o false, por el nombre de la afirmación",
      })
      .optional(),
  };
};

export const buildSolutionsField = (solutionNames: readonly string[], folder: string) =>
  field(
    z
      .array(z.string())
      .min(1)
      .superRefine((names, context) => {
        const wrong = names.find((one, index) => !solutionNames.includes(one) || names.indexOf(one) < index);
        if (wrong === undefined) return;
        const params = { found: JSON.stringify(wrong), nearest: findNearestName(wrong, solutionNames) };
        context.addIssue({ code: "custom", message: "", params });
      }),
    "Qué se ofrece, en el orden en que se cuenta",
    `una lista de lo que ofreces, cada cosa una vez; hay ${solutionNames.join(", ")} (archivos de ${folder}/); una solución tuya se ofrece con solo tener su archivo`,
    ["crm", "agentes-ia"],
  ).optional();
