import { z } from "zod";

/** Stands for a value that needs a fact which the owner has not given, until a list or optional field removes it. */
export class MissingFact {
  readonly name: string;
  readonly path: readonly PropertyKey[];

  /** @param name of the fact @param path of the value that needs it, relative to this value */
  constructor(name: string, path: readonly PropertyKey[] = []) {
    this.name = name;
    this.path = path;
  }
}

/** Replaces `~` by a no-break space, but not after a slash, where it is a part of an address. */
export const insertNoBreakSpaces = (text: string) => text.replaceAll(/(?<=[^\s/~])~(?=[^\s~])/g, "\u00a0");

/** An object without unknown keys; the error for one lists the known keys. */
export const strictObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === "unrecognized_keys" ? Object.keys(shape).join(", ") : undefined),
  });
