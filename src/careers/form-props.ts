import { closingCallTexts } from "../content/calls.ts";
import { buildMailLink, buildWhatsappLink } from "../content/contact-links.ts";
import { errorScreenTexts } from "../content/errors.ts";
import { whatsappGreetingByPagePath } from "../content/greetings.ts";
import { navigationTexts } from "../content/navigation.ts";
import { site } from "../content/site.ts";
import type { ApplicationFormProps } from "./form-context.ts";
import { careersPageTexts } from "./words.ts";

export const applicationMail = { address: site.email, link: buildMailLink(careersPageTexts.form.subject) };

/** The props of the island, which the page carries as JSON. */
export const applicationFormProps: ApplicationFormProps = {
  texts: careersPageTexts.form,
  errorTexts: errorScreenTexts,
  applications: site.applications,
  mail: applicationMail,
  whatsapp: {
    label: closingCallTexts.whatsapp,
    newTab: navigationTexts.footer.newTab,
    link: buildWhatsappLink(whatsappGreetingByPagePath["/hablemos"]),
  },
};
