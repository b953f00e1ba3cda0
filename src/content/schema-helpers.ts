import { z } from "zod";

/** Stands for a value that needs a fact which the owner has not given, until a list or optional field removes it. */
export class MissingFact {
  readonly name: string;
  readonly path: readonly PropertyKey[];

  /** @param name the name of the missing fact @param path the path from this value to the inner one that needs the fact */
  constructor(name: string, path: readonly PropertyKey[] = []) {
    this.name = name;
    this.path = path;
  }
}

/** Replaces each `~` between two words by a no-break space, but not after a slash, where `~` is a part of an address. */
export const insertNoBreakSpaces = (text: string) => text.replaceAll(/(?<=[^\s/~])~(?=[^\s~])/g, "\u00a0");

/** Creates the schema of an object without unknown keys; the error about an unknown key lists the known ones. */
export const strictObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === "unrecognized_keys" ? Object.keys(shape).join(", ") : undefined),
  });
