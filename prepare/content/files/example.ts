import { z } from "zod";
import { content } from "../read.ts";
import { strict } from "../schema-helpers.ts";

const words = z.string().min(1);

/** The firm in all examples, and the mark beside everything invented. */
export const { workshop, mark } = content("example", strict({ workshop: words, mark: words }));
