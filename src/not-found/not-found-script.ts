// A prerendered page logs and counts nothing before it is shown.
import { decodePath, listMeantAddresses } from "../content/pages/address-spellings.ts";
import { trackSiteEvent } from "../visit/events.ts";
import { runWhenPageShown } from "../visit/shown.ts";

/** Finds the page that the address means: not every host redirects other spellings, or the end of a sentence after it. */
async function findMeantPage(): Promise<URL | undefined> {
  for (const address of listMeantAddresses(decodePath(location.pathname) ?? "")) {
    const url = new URL(location.href);
    url.pathname = address;
    if (url.href !== location.href && (await fetch(url, { method: "HEAD" })).ok) return url;
  }
  return undefined;
}

runWhenPageShown(async () => {
  const page = await findMeantPage().catch(() => undefined);
  if (page) return location.replace(page);
  console.error(`404: ${location.pathname}`);
  trackSiteEvent("not_found", {});
});
