import { closingCallTexts } from "../content/calls.ts";
import { buildMailLink, buildWhatsappLink } from "../content/contact-links.ts";
import { whatsappGreetingByPagePath } from "../content/greetings.ts";
import { navigationTexts } from "../content/navigation.ts";
import { site } from "../content/site.ts";
import { careersPageTexts } from "./words.ts";

/** The page carries it as JSON, so that the island imports no content. */
export const applicationFormProps = {
  texts: careersPageTexts.form,
  /** Undefined: applicants send a mail. */
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
