import { HtmlValidate } from "html-validate";
import type { SiteConfig } from "../src/content/site-schema.ts";

/**
 * Validates a page.
 * @param html the whole document
 * @param name of its file, for the messages
 * @param analytics the configured tool; its script may change at any time and therefore has no integrity hash
 * @returns the faults, one line each: rule, message and element; empty when the page is valid
 */
export async function findHtmlFaults(
  html: string,
  name: string,
  analytics: SiteConfig["analytics"],
): Promise<string[]> {
  const validator = new HtmlValidate({
    root: true,
    extends: ["html-validate:recommended", "html-validate:document"],
    rules: {
      // Rules of style only. React writes some names of attributes with capitals, which HTML does not distinguish.
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "void-style": "off",
      // The default type of an input is text.
      "no-implicit-input-type": "off",
      // With enlarged text on a narrow screen a phone number must wrap between its groups of digits.
      "tel-non-breaking": "off",
      "require-sri": [
        "error",
        { target: "crossorigin", exclude: analytics ? [new URL(analytics.src).origin] : [] },
      ],
    },
  });
  const { results } = await validator.validateString(html, name);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
