import type { BuiltSite } from "../build.ts";
import { findElements, getAttribute } from "../../integration/dom.ts";
import { createElementInSlot, type PageWithSlots } from "../slots.ts";
import { addBundledScript } from "./bundled-script.ts";

/**
 * Adds the scripts that only some pages need: for the agenda or the booking service, for the job application form, for the
 * next free half hour. The form's script gets the address of the module that starts React.
 */
export async function addPageSpecificScripts({
  config,
  files,
  pages,
}: Pick<BuiltSite, "config" | "files" | "pages">) {
  const service = config.booking.url;
  const [name, source] = service
    ? ["contacto.html", "src/contact/service-script.ts"]
    : ["agenda.html", "src/booking/agenda/agenda-script.ts"];
  const booking = await addBundledScript(source, files);
  const form =
    pages.some(({ startModule }) => startModule) &&
    (await addBundledScript("src/careers/form-script.ts", files));
  // With a booking service no page shows the next half hour: the service's free hours are unknown.
  const nextHalfHourScript =
    !service && (await addBundledScript("src/booking/next-half-hour-script.ts", files));
  const showsHalfHour = ({ document }: PageWithSlots) =>
    findElements(document, (one) =>
      ["data-next-half-hour", "data-wanted-half-hour"].some((name) => getAttribute(one, name) !== undefined),
    ).length > 0;
  return (page: PageWithSlots) => {
    if (page.name === name) createElementInSlot(page, "page script", "script", booking);
    if (page.startModule && form)
      createElementInSlot(page, "page script", "script", { ...form, "data-start": page.startModule });
    if (nextHalfHourScript && showsHalfHour(page))
      createElementInSlot(page, "page script", "script", nextHalfHourScript);
  };
}
