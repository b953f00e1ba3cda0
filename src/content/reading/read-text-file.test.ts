import assert from "node:assert/strict";
import { test } from "node:test";
import { createDisposableTemporaryFolder } from "../../../tests/temporary-folder.ts";
import { readOwnerText } from "./read-text-file.ts";

test("a text is read without the invisible marks of a copied number, with its accents composed and its emoji whole", () => {
  const written = '\ufeffnumber: "\u202a+54 9 11 2233-4455\u202c" # Atencio\u0301n 👩\u200d💻';
  using folder = createDisposableTemporaryFolder({ "site.yaml": written });
  const text = readOwnerText(`${folder.path}/site.yaml`);
  assert.equal(text, 'number: "+54 9 11 2233-4455" # Atención 👩\u200d💻');
});
