import type { Site } from "../build.ts";
import { fill, type Page } from "../slots.ts";
import { bundledScript } from "./bundled-script.ts";

/** Gives a page the script that is its own and does not wait for React. */
export async function ownScript({ config, files }: Pick<Site, "config" | "files">) {
  const [name, source] = config.booking.url
    ? ["contacto.html", "app/booking/service-script.ts"]
    : ["agenda.html", "app/booking/agenda-script.ts"];
  const script = await bundledScript(source, files);
  return (page: Page) => {
    if (page.name === name) fill(page, "own", "script", script);
  };
}
