import { z } from "zod";
import { isIsoDate, isSafeRequestUrl } from "./value-formats.ts";

/** Gives a field its title, what is valid, and an example: for errors, `npm run setup` and the guide's table. */
export const field = <Kind extends z.ZodType>(
  kind: Kind,
  title: string,
  description: string,
  example: unknown,
): Kind => kind.meta({ title, description, examples: [example] });

export const singleLine = z.string().regex(/^[^\n]*\S[^\n]*$/);
export const line = (title: string, example: string) =>
  field(singleLine, title, "un texto de una línea", example);

export const wholeNumber = (least: number, most: number, title: string, unit: string, example: number) =>
  field(z.int().min(least).max(most), title, `un número entero ${unit}, de ${least} a ${most}`, example);

export const isoDate = (title: string, description: string) =>
  field(z.string().refine(isIsoDate), title, description, "2026-12-25").meta({ format: "date" });

export const choice = <Word extends string>(
  words: readonly [Word, ...Word[]],
  title: string,
  example: Word,
) => field(z.enum(words), title, words.map((word) => JSON.stringify(word)).join(" o "), example);

export const requestUrl = (title: string, example: string) =>
  field(
    textWithNearest(isSafeRequestUrl, (value) => URL.parse(value)?.href),
    title,
    "una dirección https sin usuario ni contraseña, cuyo dominio lleva solo letras sin acento, números, puntos y guiones (http solo en esta máquina)",
    example,
  );

export const textWithNearest = (
  isValid: (value: string) => boolean,
  findNearest: (value: string) => string | undefined,
) =>
  z.string().superRefine((value, context) => {
    if (isValid(value)) return;
    const nearest = [findNearest(value)].find((one) => one !== undefined && isValid(one));
    context.addIssue({ code: "custom", message: "", params: { nearest } });
  });

export const textsByName = z.record(z.string(), z.string());
