import type { BuiltSite } from "../build.ts";
import { findElements, getAttribute } from "../dom.ts";
import { createElementInSlot, type PageWithSlots } from "../slots.ts";
import { addBundledScript } from "./bundled-script.ts";

/**
 * Adds the scripts that only some pages need: for the agenda or the booking service, for the application form, for the next
 * free half hour. The form's script gets the address of the module that starts React.
 */
export async function addPageScript({ config, files, pages }: Pick<BuiltSite, "config" | "files" | "pages">) {
  const service = config.booking.url;
  const [name, source] = service
    ? ["contacto.html", "app/booking/service-script.ts"]
    : ["agenda.html", "app/booking/agenda-script.ts"];
  const booking = await addBundledScript(source, files);
  const form =
    pages.some(({ start }) => start) && (await addBundledScript("app/careers/form-script.ts", files));
  // No page shows a next half hour with a booking service, because its free hours are unknown.
  const nextHalfHourScript =
    !service && (await addBundledScript("app/booking/next-half-hour-script.ts", files));
  const showsHalfHour = ({ document }: PageWithSlots) =>
    findElements(document, (one) =>
      ["data-next-half-hour", "data-wanted-half-hour"].some((name) => getAttribute(one, name) !== undefined),
    ).length > 0;
  return (page: PageWithSlots) => {
    if (page.name === name) createElementInSlot(page, "own", "script", booking);
    if (page.start && form) createElementInSlot(page, "own", "script", { ...form, "data-start": page.start });
    if (nextHalfHourScript && showsHalfHour(page))
      createElementInSlot(page, "own", "script", nextHalfHourScript);
  };
}
