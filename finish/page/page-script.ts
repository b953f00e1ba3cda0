import type { Site } from "../build.ts";
import { attribute, elements } from "../dom.ts";
import { fill, type Page } from "../slots.ts";
import { addBundledScript } from "./bundled-script.ts";

/**
 * Gives a page the script that is its own: the page of the booking, the one with the form, which React runs on, and those
 * with a place for a half hour of the agenda. The form's script is told where the module lies that starts React.
 */
export async function pageScript({ config, files, pages }: Pick<Site, "config" | "files" | "pages">) {
  const service = config.booking.url;
  const [name, source] = service
    ? ["contacto.html", "app/booking/service-script.ts"]
    : ["agenda.html", "app/booking/agenda-script.ts"];
  const booking = await addBundledScript(source, files);
  const form =
    pages.some(({ start }) => start) && (await addBundledScript("app/careers/form-script.ts", files));
  // Of a service's hours nobody knows here.
  const next = !service && (await addBundledScript("app/booking/next-half-hour-script.ts", files));
  const hasPlace = ({ document }: Page) =>
    elements(document, (one) =>
      ["data-next-half-hour", "data-wanted-half-hour"].some((name) => attribute(one, name) !== undefined),
    ).length > 0;
  return (page: Page) => {
    if (page.name === name) fill(page, "own", "script", booking);
    if (page.start && form) fill(page, "own", "script", { ...form, "data-start": page.start });
    if (next && hasPlace(page)) fill(page, "own", "script", next);
  };
}
