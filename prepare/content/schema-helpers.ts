import { z } from "zod";

/** Stands for a value of which a fact is absent, until a list or an optional field leaves it out. */
export class Absent {
  readonly name: string;
  readonly path: readonly PropertyKey[];

  /** @param name of the fact @param path of the value that needs it, from here */
  constructor(name: string, path: readonly PropertyKey[] = []) {
    this.name = name;
    this.path = path;
  }
}

/** A no-break space is `~` between two letters, digits or signs: in the addresses of people it follows a slash. */
export const insertNoBreakSpaces = (text: string) => text.replaceAll(/(?<=[^\s/~])~(?=[^\s~])/g, "\u00a0");

/** The keys that a group has are told where another is found. */
export const strict = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === "unrecognized_keys" ? Object.keys(shape).join(", ") : undefined),
  });
