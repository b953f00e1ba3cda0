import type { Site } from "../build.ts";
import { attribute, elements } from "../dom.ts";
import { fill, type Page } from "../slots.ts";
import { addBundledScript } from "./bundled-script.ts";

/**
 * Adds the script of one page: the booking page, the form page, where React runs, and pages that show the next free half
 * hour. The form's script gets the address of the module that starts React.
 */
export async function pageScript({ config, files, pages }: Pick<Site, "config" | "files" | "pages">) {
  const service = config.booking.url;
  const [name, source] = service
    ? ["contacto.html", "app/booking/service-script.ts"]
    : ["agenda.html", "app/booking/agenda-script.ts"];
  const booking = await addBundledScript(source, files);
  const form =
    pages.some(({ start }) => start) && (await addBundledScript("app/careers/form-script.ts", files));
  // The free hours of a booking service are unknown.
  const nextHalfHour = !service && (await addBundledScript("app/booking/next-half-hour-script.ts", files));
  const showsHalfHour = ({ document }: Page) =>
    elements(document, (one) =>
      ["data-next-half-hour", "data-wanted-half-hour"].some((name) => attribute(one, name) !== undefined),
    ).length > 0;
  return (page: Page) => {
    if (page.name === name) fill(page, "own", "script", booking);
    if (page.start && form) fill(page, "own", "script", { ...form, "data-start": page.start });
    if (nextHalfHour && showsHalfHour(page)) fill(page, "own", "script", nextHalfHour);
  };
}
