import { z } from "zod";
import { content } from "../read.ts";
import { strict } from "../schema-helpers.ts";

const words = z.string().min(1);

/** The firm of all examples, and what stands beside all that is made up. */
export const { workshop, mark } = content("example", strict({ workshop: words, mark: words }));
