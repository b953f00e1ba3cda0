import { firm } from "../content/firm/firm.ts";
import { contactLinks } from "../content/pages/contact-links.ts";
import { greetings } from "../content/pages/greetings.ts";
import { navigation } from "../content/pages/navigation.ts";
import { calls } from "../content/shared/calls.ts";
import { read } from "../site-content.ts";
import { careersWords } from "./words.ts";

const { closingCall } = read(calls);
const { buildMailLink, buildWhatsappLink } = read(contactLinks);
const whatsappGreetingByPagePath = read(greetings);
const navigationTexts = read(navigation);
const site = read(firm);
const careersPageTexts = read(careersWords);

/** The page carries it as JSON, so that the island imports no content. */
export const applicationFormProps = {
  texts: careersPageTexts.form,
  /** Undefined: applicants send a mail. */
  applications: site.applications,
  mail: { address: site.email, link: buildMailLink(careersPageTexts.form.subject) },
  whatsapp: {
    label: closingCall.whatsapp,
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
