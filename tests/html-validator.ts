import { HtmlValidate } from "html-validate";
import type { SiteConfig } from "../site.schema.ts";

/**
 * Validates a page.
 * @param html the whole document
 * @param name of its file, for the messages
 * @param analytics the tool of the site's configuration, whose script changes with the tool and so has no hash
 * @returns one line a fault: rule, message and element; empty when the page is valid
 */
export async function htmlFaults(
  html: string,
  name: string,
  analytics: SiteConfig["analytics"],
): Promise<string[]> {
  const validator = new HtmlValidate({
    root: true,
    extends: ["html-validate:recommended", "html-validate:document"],
    rules: {
      // Ways of writing the same document; the serializer has its own, which the HTML standard gives.
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "void-style": "off",
      // A field without a type is a text field.
      "no-implicit-input-type": "off",
      // With enlarged text on a narrow screen a number has to break, and it does between its groups.
      "tel-non-breaking": "off",
      "require-sri": ["error", { exclude: analytics ? [new URL(analytics.src).origin] : [] }],
    },
  });
  const { results } = await validator.validateString(html, name);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
