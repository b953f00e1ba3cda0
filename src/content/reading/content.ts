import type { z } from "zod";
import { formatProblem, type Problem } from "./problems.ts";
import type { YamlFile } from "./yaml.ts";

/** Gives the value of a handle for one folder of content; it is computed when it is first asked for. */
export type Read = <Value>(handle: Handle<Value>) => Value;

/** Names a value that follows from what an owner wrote. Making a handle reads nothing. */
export interface Handle<Value> {
  readonly compute: (read: Read) => Value;
  /** The YAML files that the value is read from, for handles of such files. */
  readonly files?: ContentFiles;
}

export interface ContentFiles {
  readonly schema: z.ZodType;
  /** Lists the files by name: `words/crm`. */
  readonly listNames: (read: Read) => readonly string[];
  /** Reading it throws a ContentError with all that is wrong in the files. */
  readonly checked: Handle<unknown>;
}

export type ValueOf<Kind> = Kind extends Handle<infer Value> ? Value : never;

export const define = <Value>(compute: (read: Read) => Value): Handle<Value> => ({ compute });

export interface ContentOptions {
  /** The time for which claims, agenda and news are computed; by default now. */
  now?: Date | undefined;
  /** Whether drafts and news with a future date are shown. */
  showsUnpublished?: boolean | undefined;
  /** The address that takes the place of the firm's, for a preview. */
  previewAddress?: string | undefined;
}

interface ContentSource extends ContentOptions {
  folder: string;
  now: Date;
  /** The files that have been parsed, by path, for the lines of problems. */
  yamlFiles: Map<string, YamlFile>;
}

/** Where the content comes from. `loadContent` gives it. */
export const source = define((): ContentSource => {
  throw new Error("found no folder of content; expected loadContent");
});

/** Loads a folder of content. Nothing is read before a handle is asked for, and everything at most once. */
export function loadContent(folder: string, options: ContentOptions = {}): Read {
  const from: ContentSource = { ...options, folder, now: options.now ?? new Date(), yamlFiles: new Map() };
  const values = new Map<Handle<unknown>, unknown>([[source, from]]);
  const read: Read = <Value>(handle: Handle<Value>) => {
    if (!values.has(handle)) values.set(handle, handle.compute(read));
    return values.get(handle) as Value;
  };
  return read;
}

/** Formats a problem with the line of its field, where the file has been read as YAML. */
export const formatProblemWithLine = (read: Read, problem: Problem): string =>
  formatProblem(read(source).yamlFiles.get(problem.file)?.locate(problem) ?? problem);
