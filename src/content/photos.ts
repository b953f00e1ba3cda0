import { site } from "../../site.config.ts";
import { ContentError } from "../../site.problems.ts";
import { readPhotoFileNames } from "./photo-files.ts";

const found = await readPhotoFileNames();
if (found.problems.length > 0) throw new ContentError(found.problems, site.locale);

/** The names of the files in content/photos/. src/ui/photo-sources.ts has their addresses. */
export const photoFileNames = found.names;
