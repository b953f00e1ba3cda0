import { readPhotoFileNames } from "./photo-files.ts";
import { ContentError } from "./problems.ts";

const found = await readPhotoFileNames();
if (found.problems.length > 0) throw new ContentError(found.problems);

/** The names of the files in content/photos/. src/ui/photo-sources.ts has their addresses. */
export const photoFileNames = found.names;
