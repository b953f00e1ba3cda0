// Not `test` of fixtures.ts, which opens a window for each test: this test opens no page.
import { expect, test } from "@playwright/test";
import { extractTextWithSingleSpaces, indexablePageEntries, parseBuiltPage } from "../../tests/built-site.ts";
import { ownerWords } from "../content/shared/owner.ts";
import { read } from "../site-content.ts";

const { buyerQuestions, terms } = read(ownerWords);

test("while the owner has written no contract terms and no answers to buyers, no page has headings for them", () => {
  const answers = [...terms.list, ...Object.values(buyerQuestions.lists).flat()];
  const isWritten = answers.some((one) => one?.text);
  test.skip(isWritten, "this owner has written some");
  for (const page of indexablePageEntries)
    for (const { title } of [terms, buyerQuestions])
      expect(extractTextWithSingleSpaces(parseBuiltPage(page)), page.path).not.toContain(title);
});
