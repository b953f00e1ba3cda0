import type { Locator, Page, Route } from "@playwright/test";
import { locateBookingFrame } from "../../tests/agenda-page.ts";
import { calendlyUrl, completeOwnerConfig } from "../../tests/complete-owner.ts";
import { readRecordedEvents, recordSiteEvents } from "../../tests/events.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { waitForPaint } from "../../tests/frames.ts";
import { setUpCompleteOwner } from "../../tests/on-variant.ts";
import { aSolutionPath, getPageTopic } from "../../tests/paths.ts";
import { buildMailLink, contactPageTexts, nextHalfHour, site } from "../../tests/shared-content.ts";

setUpCompleteOwner();

const calendlyFrameUrl = `${calendlyUrl}?embed_domain=${new URL(site.url).host}&embed_type=Inline`;
const calComFrameUrl = "https://app.cal.com/acme/30min/embed?embed=true&layout=month_view";
const serviceUrlPattern = /^https:\/\/(calendly\.com|(app\.)?cal\.com)\//;

const calendlyMessages = {
  ready: { event: "calendly.event_type_viewed", payload: {} },
  high: { event: "calendly.page_height", payload: { height: "912px" } },
  booked: { event: "calendly.event_scheduled", payload: { event: {}, invitee: {} } },
};

const testServicePage = `<!doctype html><title>Calendar</title><p>Calendar</p>
  <script>
    received = [];
    addEventListener("message", ({ data }) => received.push(data));
  </script>`;

async function serveTestCalendars(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(serviceUrlPattern, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: testServicePage });
  });
  return requests;
}

const locateCalendar = (page: Page) => locateBookingFrame(page).contentFrame().getByText("Calendar");

async function openContactPageWithCalendar(page: Page, query = "") {
  await recordSiteEvents(page);
  const requests = await serveTestCalendars(page);
  await page.goto(`/contacto${query}`);
  const calendar = locateCalendar(page);
  await calendar.waitFor();
  return { requests, calendar };
}

const postMessageToParent = (calendar: Locator, message: object) =>
  calendar.evaluate((_content, data) => parent.postMessage(data, "*"), message);

const locatePlaceholder = (page: Page) => page.getByText(contactPageTexts.frame.loading);
const locateNotice = (page: Page, reason: string) => page.locator(`[data-notice="${reason}"]`);
const locateVisibleNotices = (page: Page) => page.locator("[data-notice]:visible");
const locateLinkBesideFrame = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name }).last();

async function expectOneNoticeWithLinks(page: Page, reason: "late" | "offline") {
  const notice = locateNotice(page, reason);
  await expect(notice).toContainText(contactPageTexts.frame[reason]);
  await expect(locateVisibleNotices(page)).toHaveCount(1);
  // The service itself, WhatsApp, mail and the telephones.
  await expect(notice.getByRole("link")).toHaveCount(3 + completeOwnerConfig.phones.length);
}

const listEvents = async (page: Page) =>
  (await readRecordedEvents(page)).map(({ event, reason, way }) =>
    [event, reason ?? way].filter(Boolean).join(" "),
  );

test("with a booking service the site has no agenda and offers no half hour", { tag: "@variant" }, async ({
  page,
  request,
}) => {
  expect((await request.get("/agenda")).status()).toBe(404);
  await page.goto("/");
  const waiting = page.getByRole("main").getByText(nextHalfHour.waiting, { exact: true });
  await expect(waiting.first()).toBeVisible();
  await expect(page.locator("[data-next-half-hour]")).toHaveCount(0);
  await page.goto("/contacto?cuando=2026-11-25T10:00");
  await expect(page.locator(".half-hour-label")).toHaveText(contactPageTexts.opening.halfHour);
});

test("Calendly gets campaign and topic, and its messages are shown", { tag: "@variant" }, async ({
  page,
  browserConsole,
}) => {
  const { id } = getPageTopic(aSolutionPath);
  const query = `?tema=${id}&utm_source=instagram&gclid=abc`;
  const { requests, calendar } = await openContactPageWithCalendar(page, query);
  const campaign = `utm_source=instagram&utm_content=${id}`;
  expect(requests).toEqual([`${calendlyFrameUrl}&${campaign}`]);
  const frame = locateBookingFrame(page);
  await expect(locatePlaceholder(page)).toBeVisible();
  const { direct, whatsapp, mail } = contactPageTexts.other;
  for (const name of [direct, whatsapp, mail]) await expect(locateLinkBesideFrame(page, name)).toBeVisible();
  await expect(locateLinkBesideFrame(page, direct)).toHaveAttribute("href", `${calendlyUrl}?${campaign}`);
  await expect(locateLinkBesideFrame(page, mail)).toHaveAttribute("href", buildMailLink());
  await expect(frame).toHaveCSS("height", "600px");
  await postMessageToParent(calendar, calendlyMessages.ready);
  await expect(locatePlaceholder(page)).toBeHidden();
  await postMessageToParent(calendar, calendlyMessages.high);
  await expect(frame).toHaveCSS("height", "912px");

  // Messages that do not come from the calendar's frame change nothing.
  await page.evaluate((data) => postMessage(data, "*"), calendlyMessages.booked);
  await calendar.evaluate((content, data) => {
    const other = content.appendChild(document.createElement("iframe"));
    const script = (other.contentDocument as Document).createElement("script");
    script.text = `top.postMessage(${JSON.stringify(data)}, "*")`;
    other.contentDocument?.body.append(script);
  }, calendlyMessages.booked);
  await waitForPaint(page);
  await expect(locateVisibleNotices(page)).toHaveCount(0);
  await frame.evaluate((element) => element.scrollIntoView({ block: "end" }));
  await postMessageToParent(calendar, calendlyMessages.booked);
  await expect(locateNotice(page, "booked")).toBeInViewport({ ratio: 1 });
  await expect(locateVisibleNotices(page)).toContainText([contactPageTexts.frame.booked.title]);
  const events = ["site_booking_seen", "site_booking_ready", "site_booking_done service"];
  expect(await listEvents(page)).toEqual(events);
  expect(browserConsole.messages).toEqual([]);
});

test("after 5 s without a calendar a notice offers other ways, until it is ready", {
  tag: "@variant",
}, async ({ page }) => {
  // The page's clock runs until it is paused, so the pause is set far in the future.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  // A browser may say that it is offline on a working line (Windows with a VPN).
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  const { calendar } = await openContactPageWithCalendar(page);
  await expect.poll(() => listEvents(page)).toContain("site_booking_seen");
  await page.clock.runFor(2000);
  await expect(locateVisibleNotices(page)).toHaveCount(0);
  await page.clock.runFor(3000);
  await expectOneNoticeWithLinks(page, "late");
  await postMessageToParent(calendar, calendlyMessages.ready);
  await expect(locateVisibleNotices(page)).toHaveCount(0);
  const events = ["site_booking_seen", "site_booking_fallback late", "site_booking_ready"];
  expect(await listEvents(page)).toEqual(events);
});

test("offline a notice offers other ways, then it loads once", { tag: "@variant" }, async ({
  page,
  context,
  browserConsole,
}) => {
  browserConsole.allowFault(/ERR_INTERNET_DISCONNECTED/);
  const requests = await serveTestCalendars(page);
  // Over the other route, so that Playwright intercepts all the time.
  const refuse = (route: Route) => route.abort("internetdisconnected");
  await page.route(serviceUrlPattern, refuse);
  await page.goto("/contacto");
  await context.setOffline(true);
  await expectOneNoticeWithLinks(page, "offline");
  await page.unroute(serviceUrlPattern, refuse);
  await context.setOffline(false);
  await locateCalendar(page).waitFor();
  await expect(locateVisibleNotices(page)).toHaveCount(0);
  await postMessageToParent(locateCalendar(page), calendlyMessages.ready);
  await expect(locatePlaceholder(page)).toBeHidden();
  // After another loss of connection the calendar is not loaded again, because the visitor may be booking in it.
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(locateVisibleNotices(page)).toHaveCount(0);
  expect(requests).toEqual([calendlyFrameUrl]);
});

test("Cal.com's ready message is answered, its failure message shows a notice", { tag: "@variant" }, async ({
  page,
}) => {
  // A build for Cal.com differs only in these addresses (services.test.ts).
  await page.route("/contacto", async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(calendlyFrameUrl.replace("&", "&amp;"), calComFrameUrl.replace("&", "&amp;"))
      .replaceAll(calendlyUrl, "https://cal.com/acme/30min")
      .replace("frame-src https://calendly.com", "frame-src https://app.cal.com https://cal.com");
    await route.fulfill({ response, body });
  });
  const { calendar } = await openContactPageWithCalendar(page);
  const received = () => calendar.evaluate(() => (globalThis as { received?: object[] }).received);
  const postCalComMessage = (type: string) => postMessageToParent(calendar, { originator: "CAL", type });
  await postCalComMessage("__iframeReady");
  await expect.poll(received).toEqual([{ originator: "CAL", method: "parentKnowsIframeReady" }]);
  await expect(locatePlaceholder(page)).toBeHidden();
  await postCalComMessage("linkFailed");
  await expectOneNoticeWithLinks(page, "late");
});
