import { closingCallTexts } from "../content/calls.ts";
import { buildMailLink, buildWhatsappLink } from "../content/contact-links.ts";
import { whatsappGreetingByPagePath } from "../content/greetings.ts";
import { navigationTexts } from "../content/navigation.ts";
import { site } from "../content/site.ts";
import { careersPageTexts } from "./words.ts";

/** What the island gets from the page, which carries it as JSON: in the browser it imports no content. */
export const applicationFormProps = {
  texts: careersPageTexts.form,
  /** The receiver of applications; undefined when none is configured: applicants then send a mail. */
  applications: site.applications,
  mail: { address: site.email, link: buildMailLink(careersPageTexts.form.subject) },
  whatsapp: {
    label: closingCallTexts.whatsapp,
    newTab: navigationTexts.footer.newTab,
    attributes: {
      href: buildWhatsappLink(whatsappGreetingByPagePath["/hablemos"]),
      target: "_blank",
      rel: "noopener",
      "data-event": "whatsapp",
    },
  },
};

export type ApplicationFormProps = typeof applicationFormProps;
