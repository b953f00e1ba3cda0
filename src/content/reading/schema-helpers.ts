import { z } from "zod";

/** Replaces each `~` between two words by a no-break space, but not after a slash, where `~` is a part of an address. */
export const insertNoBreakSpaces = (text: string) => text.replaceAll(/(?<=[^\s/~])~(?=[^\s~])/g, "\u00a0");

/** A text without the names in braces that `text` of field-types.ts knows: those names come from texts of this type. */
export const plainText = z.string().min(1).transform(insertNoBreakSpaces);

const listKnownNames = (names: readonly string[]) => ({
  error: ({ code }: z.core.$ZodRawIssue) => (code === "unrecognized_keys" ? names.join(", ") : undefined),
});

/** Creates the schema of an object without unknown keys; the error about an unknown key lists the known ones. */
export const strictObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, listKnownNames(Object.keys(shape)));

export const partialRecord = <Name extends string, Kind extends z.ZodType>(
  names: readonly Name[],
  kind: Kind,
) => z.partialRecord(z.enum(names), kind, listKnownNames(names));
