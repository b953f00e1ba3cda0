import type { Frame, Page } from "@playwright/test";
import { nextHalfHourTexts } from "../src/content/calls.ts";
import { contactPageTexts } from "../src/content/contact.ts";
import { buildMailLink } from "../src/content/contact-links.ts";
import { site } from "../src/content/site.ts";
import { locateBookingFrame } from "./agenda-page.ts";
import { readRecordedEvents, recordSiteEvents } from "./events.ts";
import { setUpVariantSite } from "./on-variant.ts";
import { calendlyUrl, createOwnerWithCalendlyReceiverAndLogos } from "./owner-with-services.ts";
import { aSolutionPath, getPageTopic } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** The address of the frame that /contacto must have for `calendlyUrl`. */
const calendlyFrameUrl = `${calendlyUrl}?embed_domain=${new URL(site.url).host}&embed_type=Inline`;
/** An owner's booking page at Cal.com, and the address of its frame. */
const calComUrl = "https://cal.com/acme/30min";
const calComFrameUrl = "https://app.cal.com/acme/30min/embed?embed=true&layout=month_view";

/** Messages that Calendly posts to the page (sources: src/booking/services). */
const calendlyMessages = {
  ready: { event: "calendly.event_type_viewed", payload: {} },
  high: { event: "calendly.page_height", payload: { height: "912px" } },
  booked: { event: "calendly.event_scheduled", payload: { event: {}, invitee: {} } },
};

// These tests open the built site of an owner with Calendly and a receiver of applications.
setUpVariantSite(createOwnerWithCalendlyReceiverAndLogos);

/** Matches all addresses of Calendly and Cal.com. */
const bookingServiceUrlPattern = /^https:\/\/(calendly\.com|(app\.)?cal\.com)\//;

/** The page of a test booking service, transparent as a real one before it loads; records the messages that it gets. */
const testServicePage = `<!doctype html><title>Calendar</title><p>Calendar</p>
  <script>
    received = [];
    addEventListener("message", ({ data }) => received.push(data));
  </script>`;

/** Serves the test service's page at the addresses of the real services. @returns the requested addresses */
async function serveTestCalendars(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(bookingServiceUrlPattern, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: testServicePage });
  });
  return requests;
}

/** Waits for the frame with the calendar of the booking service. */
async function findCalendarFrame(page: Page): Promise<Frame> {
  const find = () => page.frames().find((frame) => bookingServiceUrlPattern.test(frame.url()));
  await expect.poll(find).toBeTruthy();
  const frame = find() as Frame;
  await frame.getByText("Calendar").waitFor();
  return frame;
}

/** Opens /contacto with a test calendar. @returns its frame, and the requested addresses */
async function openContactPageWithCalendar(page: Page, address = "/contacto") {
  await recordSiteEvents(page);
  const requests = await serveTestCalendars(page);
  await page.goto(address);
  return { requests, calendar: await findCalendarFrame(page) };
}

/** Posts a message from the booking service's frame to the page, as the service does. */
const postMessageToParent = (frame: Frame, message: object) =>
  frame.evaluate((data) => parent.postMessage(data, "*"), message);

const locateFramePlaceholder = (page: Page) => page.getByText(contactPageTexts.frame.loading);
const locateBookingNotice = (page: Page, reason: string) => page.locator(`[data-notice="${reason}"]`);
const locateVisibleBookingNotices = (page: Page) => page.locator("[data-notice]:visible");
const locateLinkBesideFrame = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name }).last();

/** Expects one notice with three links above the frame. */
async function expectOneNoticeAboveFrameWithLinks(page: Page, reason: "late" | "offline") {
  const notice = locateBookingNotice(page, reason);
  await expect(notice).toContainText(contactPageTexts.frame[reason]);
  await expect(locateVisibleBookingNotices(page)).toHaveCount(1);
  await expect(notice.getByRole("link")).toHaveCount(3);
  const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
  expect((await locateBookingFrame(page).boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
}

/** Lists the recorded events of the page in order, each with its `reason` or `way`. */
const listEvents = async (page: Page) =>
  (await readRecordedEvents(page)).map(({ event, reason, way }) =>
    [event, reason ?? way].filter(Boolean).join(" "),
  );

test("with a booking service the site has no agenda and offers no half hour", async ({ page, request }) => {
  expect((await request.get("/agenda")).status()).toBe(404);
  await page.goto("/");
  const waiting = page.getByRole("main").getByText(nextHalfHourTexts.waiting, { exact: true });
  await expect(waiting.first()).toBeVisible();
  await expect(page.locator("[data-next-half-hour]")).toHaveCount(0);
  await page.goto("/contacto?cuando=2026-11-25T10:00");
  await expect(page.locator(".half-hour-label")).toHaveText(contactPageTexts.opening.halfHour);
});

test("Calendly's messages set height and show the confirmation", async ({ page, browserConsole }) => {
  const { requests, calendar } = await openContactPageWithCalendar(page);
  expect(requests).toEqual([calendlyFrameUrl]);
  const frame = locateBookingFrame(page);
  await expect(locateFramePlaceholder(page)).toBeVisible();
  const { direct, whatsapp, mail } = contactPageTexts.other;
  for (const name of [direct, whatsapp, mail]) await expect(locateLinkBesideFrame(page, name)).toBeVisible();
  await expect(locateLinkBesideFrame(page, mail)).toHaveAttribute("href", buildMailLink());
  await expect(frame).toHaveCSS("height", "600px");
  await postMessageToParent(calendar, calendlyMessages.ready);
  await expect(locateFramePlaceholder(page)).toBeHidden();
  await postMessageToParent(calendar, calendlyMessages.high);
  await expect(frame).toHaveCSS("height", "912px");
  await postMessageToParent(calendar, { ...calendlyMessages.high, payload: { height: "100px" } });
  await expect(frame).toHaveCSS("height", "600px");
  await expect(locateVisibleBookingNotices(page)).toHaveCount(0);
  await frame.evaluate((element) => element.scrollIntoView({ block: "end" }));
  await postMessageToParent(calendar, calendlyMessages.booked);
  await expect(locateBookingNotice(page, "booked")).toBeInViewport({ ratio: 1 });
  await expect(locateBookingNotice(page, "booked")).toContainText(contactPageTexts.frame.booked.title);
  expect(await listEvents(page)).toEqual([
    "site_booking_seen",
    "site_booking_ready",
    "site_booking_done service",
  ]);
  // The frame's sandbox must not cause console messages.
  expect(browserConsole.messages).toEqual([]);
});

test("campaign and topic are added to the calendar's frame and to its direct link", async ({ page }) => {
  const { id } = getPageTopic(aSolutionPath);
  const { requests } = await openContactPageWithCalendar(
    page,
    `/contacto?tema=${id}&utm_source=instagram&gclid=abc`,
  );
  const campaign = `utm_source=instagram&utm_content=${id}`;
  expect(requests).toEqual([`${calendlyFrameUrl}&${campaign}`]);
  const direct = locateLinkBesideFrame(page, contactPageTexts.other.direct);
  await expect(direct).toHaveAttribute("href", `${calendlyUrl}?${campaign}`);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${aSolutionPath}?utm_source=red`);
  await page.getByRole("main").locator('a[href^="/contacto"]').filter({ visible: true }).first().click();
  await findCalendarFrame(page);
  expect(requests.slice(1)).toEqual([`${calendlyFrameUrl}&utm_source=red&utm_content=${id}`]);
});

test("after 5 s without a calendar a notice offers other ways, until it is ready", async ({ page }) => {
  // The page's clock runs until it is paused, so the pause is set far in the future.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  const { calendar } = await openContactPageWithCalendar(page);
  await expect.poll(() => listEvents(page)).toContain("site_booking_seen");
  await page.clock.runFor(2000);
  await expect(locateVisibleBookingNotices(page)).toHaveCount(0);
  await page.clock.runFor(3000);
  await expectOneNoticeAboveFrameWithLinks(page, "late");
  await postMessageToParent(calendar, calendlyMessages.ready);
  await expect(locateVisibleBookingNotices(page)).toHaveCount(0);
  const events = ["site_booking_seen", "site_booking_fallback late", "site_booking_ready"];
  expect(await listEvents(page)).toEqual(events);
});

test("offline a notice offers other ways, then it loads once", async ({ page, context, browserConsole }) => {
  browserConsole.allowFault(/ERR_INTERNET_DISCONNECTED/);
  await recordSiteEvents(page);
  await page.route(bookingServiceUrlPattern, (route) => route.abort("internetdisconnected"));
  await page.goto("/contacto");
  await context.setOffline(true);
  await expectOneNoticeAboveFrameWithLinks(page, "offline");
  expect(await listEvents(page)).toContain("site_booking_fallback offline");
  await page.unroute(bookingServiceUrlPattern);
  const requests = await serveTestCalendars(page);
  await context.setOffline(false);
  const calendar = await findCalendarFrame(page);
  await expect(locateVisibleBookingNotices(page)).toHaveCount(0);
  await postMessageToParent(calendar, calendlyMessages.ready);
  await expect(locateFramePlaceholder(page)).toBeHidden();
  // After another loss of connection the calendar is not loaded again, because the visitor may be booking in it.
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(locateVisibleBookingNotices(page)).toHaveCount(0);
  expect(requests).toEqual([calendlyFrameUrl]);
});

test("/contacto ignores messages that do not come from the calendar's frame", async ({ page }) => {
  const { calendar } = await openContactPageWithCalendar(page);
  for (const message of Object.values(calendlyMessages)) {
    // Posts the message from the page's own window, and from another window with the service's origin.
    await page.evaluate((data) => postMessage(data, "*"), message);
    await calendar.evaluate((data) => {
      const other = document.body.appendChild(document.createElement("iframe"));
      const script = (other.contentDocument as Document).createElement("script");
      script.text = `top.postMessage(${JSON.stringify(data)}, "*")`;
      other.contentDocument?.body.append(script);
    }, message);
  }
  // On a slow machine the notice "late" may be shown; the notice "booked" must not.
  await expect(locateBookingNotice(page, "booked")).toBeHidden();
  await expect(locateBookingFrame(page)).toHaveCSS("height", "600px");
  expect(await listEvents(page)).toEqual(["site_booking_seen"]);
  // The same message from the frame itself is not ignored.
  await postMessageToParent(calendar, calendlyMessages.booked);
  await expect(locateBookingNotice(page, "booked")).toBeVisible();
});

test("Cal.com's ready message is answered, its failure message shows a notice", async ({ page }) => {
  // A build for Cal.com differs only in these addresses (services.test.ts).
  await page.route("/contacto", async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(calendlyFrameUrl.replace("&", "&amp;"), calComFrameUrl.replace("&", "&amp;"))
      .replaceAll(calendlyUrl, calComUrl)
      .replace("frame-src https://calendly.com", "frame-src https://app.cal.com https://cal.com");
    await route.fulfill({ response, body });
  });
  const { requests, calendar } = await openContactPageWithCalendar(page);
  expect(requests).toEqual([`${calComFrameUrl}&landing=%2Fcontacto`]);
  const received = () => calendar.evaluate(() => (globalThis as { received?: object[] }).received);
  expect(await received()).toEqual([]);
  const postCalComMessage = (type: string, data = {}) =>
    postMessageToParent(calendar, { originator: "CAL", type, fullType: `CAL:true:${type}`, data });
  await postCalComMessage("__iframeReady", { isPrerendering: false });
  await expect.poll(received).toEqual([{ originator: "CAL", method: "parentKnowsIframeReady" }]);
  await expect(locateFramePlaceholder(page)).toBeHidden();
  await postCalComMessage("linkFailed", { code: "404" });
  await expectOneNoticeAboveFrameWithLinks(page, "late");
});
