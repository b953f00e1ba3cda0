import { readPhotoFileNames } from "./photo-files.ts";
import { reportProblems } from "./read.ts";

const found = await readPhotoFileNames();
reportProblems(found.problems);

/** The names of the files in content/photos/. src/ui/photo-sources.ts has their addresses. */
export const photoFileNames = found.names;
