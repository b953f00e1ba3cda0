import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ContentFiles, Handle } from "../src/content/reading/content.ts";

const importAll = () =>
  Promise.all(
    globSync(["src/**/words.ts", "src/content/**/*.ts"], { exclude: ["**/*.{test,spec}.ts"] }).map(
      (path): Promise<object> => import(/* @vite-ignore */ pathToFileURL(resolve(path)).href),
    ),
  );

// Under Vite the glob also picks up changed modules; plain Node imports the same ones.
const modules = import.meta.env
  ? Object.values(
      import.meta.glob<object>(["/src/**/words.ts", "/src/content/**/*.ts", "!**/*.{test,spec}.ts"], {
        eager: true,
      }),
    )
  : await importAll();

const isHandle = (value: unknown): value is Handle<unknown> =>
  typeof value === "object" && value !== null && "compute" in value;

/** All content files that a module declares. Importing these modules reads nothing. */
export const contentFiles: readonly ContentFiles[] = modules
  .flatMap((exports) => Object.values(exports))
  .flatMap((value) => (isHandle(value) && value.files ? [value.files] : []));
