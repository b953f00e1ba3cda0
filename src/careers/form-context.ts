import { createContext, use } from "react";
import type { errorScreenTexts } from "../content/errors.ts";
import type { DeliveryConfig } from "./delivery.ts";
import type { careersPageTexts } from "./words.ts";

/** What the island gets from the page. In the browser it imports neither content nor content/site.yaml. */
export interface ApplicationFormProps {
  texts: (typeof careersPageTexts)["form"];
  errorTexts: typeof errorScreenTexts;
  /** The receiver of applications; undefined when none is configured: applicants then send a mail. */
  applications: DeliveryConfig | undefined;
  mail: { address: string; link: string };
  whatsapp: { label: string; newTab: string; link: string };
}

const FormContext = createContext<ApplicationFormProps | undefined>(undefined);

export const FormProvider = FormContext.Provider;

/** @returns the props of the island, in any part of it @throws Error outside the island */
export function useFormProps(): ApplicationFormProps {
  const props = use(FormContext);
  if (!props) throw new Error("not inside ApplicationForm");
  return props;
}
