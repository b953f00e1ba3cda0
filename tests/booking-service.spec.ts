import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Frame, Page } from "@playwright/test";
import { agenda } from "#app/booking/agenda-words.ts";
import { contactGreeting } from "#app/booking/contact-greeting.ts";
import { mailLink, whatsappLink } from "#app/contact-links.ts";
import { nextHalfHour } from "#content/calls";
import { contact } from "#content/contact";
import { site } from "#site";
import { noteEvents, told } from "./events.ts";
import { layoutFaults } from "./layout-faults.ts";
import { onVariant } from "./on-variant.ts";
import { calendly, ownerWithServices } from "./owner-with-services.ts";
import { open } from "./react-start.ts";
import { aSolution, topicFrom } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const calendlyFrame = `${calendly}?embed_domain=${new URL(site.url).host}&embed_type=Inline`;
const calCom = "https://cal.com/acme/30min";
const calComFrame = "https://app.cal.com/acme/30min/embed?embed=true&layout=month_view";

/** What the services say in their windows' messages (shared facts; their own pages are in app/booking/services). */
const said = {
  ready: { event: "calendly.event_type_viewed", payload: {} },
  high: { event: "calendly.page_height", payload: { height: "912px" } },
  booked: { event: "calendly.event_scheduled", payload: { event: {}, invitee: {} } },
};

const topic = topicFrom(aSolution);

const variant = onVariant(ownerWithServices);

const services = /^https:\/\/(calendly\.com|(app\.)?cal\.com)\//;

/** Stands in for the service: a page as transparent as theirs are at first, which notes what it is told. */
const standIn = `<!doctype html><title>Calendar</title><p>Calendar</p>
  <script>
    told = [];
    addEventListener("message", ({ data }) => told.push(data));
  </script>`;

/** Answers for the services, and counts how often a calendar was asked for. */
async function serveCalendars(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(services, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: standIn });
  });
  return asked;
}

/** The same page for Cal.com: what the build writes into it is another address (services.test.ts). */
async function makeCalCom(page: Page) {
  await page.route("/contacto", async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(calendlyFrame.replace("&", "&amp;"), calComFrame.replace("&", "&amp;"))
      .replaceAll(calendly, calCom)
      .replace("frame-src https://calendly.com", "frame-src https://app.cal.com https://cal.com");
    await route.fulfill({ response, body });
  });
}

const bookingFrame = (page: Page) => page.getByRole("main").locator("iframe");
const placeholder = (page: Page) => page.getByText(contact.frame.loading);
const notice = (page: Page, reason: string) => page.locator(`[data-notice="${reason}"]`);

/** The service's window. */
async function calendarOf(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().find((frame) => services.test(frame.url()))).toBeTruthy();
  const frame = page.frames().find((one) => services.test(one.url()));
  if (!frame) throw new Error("there is no calendar");
  await frame.getByText("Calendar").waitFor();
  return frame;
}

const say = (frame: Frame, message: object) =>
  frame.evaluate((data) => parent.postMessage(data, "*"), message);

const direct = (page: Page) => page.getByRole("main").getByRole("link", { name: contact.other.direct });

/** The three other ways, beside the frame: at all times. */
async function expectOtherWays(page: Page) {
  const main = page.getByRole("main");
  await expect(direct(page).last()).toBeVisible();
  await expect(main.getByRole("link", { name: contact.other.whatsapp }).last()).toBeVisible();
  await expect(main.getByRole("link", { name: contact.other.mail }).last()).toHaveAttribute(
    "href",
    mailLink(),
  );
}

/** The notice with the three other ways, above the frame. */
async function expectForward(page: Page, reason: "late" | "offline" | "blocked") {
  await expect(notice(page, reason)).toBeVisible({ timeout: 10_000 });
  await expect(notice(page, reason).getByRole("link")).toHaveCount(3);
  const [above, frame] = [await notice(page, reason).boundingBox(), await bookingFrame(page).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(frame?.y ?? 0);
  await expect(page.locator("[data-notice]:visible")).toHaveCount(1);
}

/** The events of the page in their order, each with its reason or its way. */
const toldNames = async (page: Page) =>
  (await told(page)).map(({ event, reason, way }) => [event, reason ?? way].filter(Boolean).join(" "));

test("the first page says how long the meeting is and that it is free, as nobody knows the next hour", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("main").getByText(nextHalfHour.waiting, { exact: true }).first()).toBeVisible();
  await expect(page.locator("[data-next-half-hour]")).toHaveCount(0);
  await page.goto("/contacto?cuando=2026-11-25T10:00");
  await expect(page.locator(".half-hour-label")).toHaveText(contact.opening.halfHour);
});

test("nothing of the own agenda is built", () => {
  const traces = ["data-agenda", "agenda-script", agenda.chosen.who, agenda.anyWeek.title];
  for (const entry of readdirSync(variant().root, { recursive: true, withFileTypes: true })) {
    expect(entry.name).not.toContain("agenda");
    // Styles may have the looks of everything that can be built: those of a page that React runs on have.
    if (!/\.(html|js|xml|txt|md|json)$/.test(entry.name)) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), "utf8").replace(/<style.*?<\/style>/gs, "");
    for (const trace of traces) expect(text.includes(trace), `${trace} in ${entry.name}`).toBe(false);
  }
});

test("the calendar says that it is there, how high it is, and that a meeting is booked", async ({
  page,
  browserConsole,
}) => {
  await noteEvents(page);
  const asked = await serveCalendars(page);
  await open(page, "/contacto");
  const calendar = await calendarOf(page);
  expect(asked).toEqual([calendlyFrame]);
  await expect(placeholder(page)).toBeVisible();
  await expectOtherWays(page);
  const height = async () => (await bookingFrame(page).boundingBox())?.height;
  expect(await height()).toBe(600);
  await say(calendar, said.ready);
  await expect(placeholder(page)).toBeHidden();
  await say(calendar, said.high);
  await expect.poll(height).toBe(912);
  await say(calendar, { ...said.high, payload: { height: "100px" } });
  await expect.poll(height).toBe(600);
  await expect(page.locator("[data-notice]:visible")).toHaveCount(0);
  await bookingFrame(page).evaluate((frame) => frame.scrollIntoView({ block: "end" }));
  await say(calendar, said.booked);
  await expect(notice(page, "booked")).toBeInViewport({ ratio: 1 });
  await expect(notice(page, "booked")).toContainText(contact.frame.booked.title);
  await expectOtherWays(page);
  expect(await toldNames(page)).toEqual([
    "site_booking_seen",
    "site_booking_ready",
    "site_booking_done service",
  ]);
  // Of the sandbox or of anything else.
  expect(browserConsole.said).toEqual([]);
});

test("where one comes from and what for reaches the calendar, in the frame and by its own link", async ({
  page,
}) => {
  const asked = await serveCalendars(page);
  await page.goto(`/contacto?tema=${topic.id}&utm_source=instagram&gclid=abc`);
  await calendarOf(page);
  expect(asked).toEqual([`${calendlyFrame}&utm_source=instagram&utm_content=${topic.id}`]);
  await expect(direct(page).last()).toHaveAttribute(
    "href",
    `${calendly}?utm_source=instagram&utm_content=${topic.id}`,
  );
  await expect(
    page.getByRole("main").getByRole("link", { name: contact.other.whatsapp }).last(),
  ).toHaveAttribute("href", whatsappLink(contactGreeting(topic.wants)));
});

test("on a visit that began on another page it is the same", async ({ page }) => {
  await noteEvents(page);
  const asked = await serveCalendars(page);
  await page.goto(`${aSolution}?utm_source=red`);
  await page.getByRole("main").locator('a[href^="/contacto"]').filter({ visible: true }).first().click();
  const calendar = await calendarOf(page);
  expect(asked).toEqual([`${calendlyFrame}&utm_source=red&utm_content=${topic.id}`]);
  await say(calendar, said.ready);
  await expect(placeholder(page)).toBeHidden();
  await say(calendar, said.booked);
  await expect(notice(page, "booked")).toBeVisible();
  expect(asked).toHaveLength(1);
});

test("a calendar that is late by 5 s brings the other ways forward, and takes them back when it comes", async ({
  page,
}) => {
  await noteEvents(page);
  await serveCalendars(page);
  // The page's time runs as the test says; it runs by itself until it is paused, so the pause is set far ahead.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  await page.goto("/contacto");
  const calendar = await calendarOf(page);
  await expect.poll(() => toldNames(page)).toContain("site_booking_seen");
  await page.clock.runFor(2000);
  await expect(page.locator("[data-notice]:visible")).toHaveCount(0);
  await page.clock.runFor(3000);
  await expectForward(page, "late");
  await expect(notice(page, "late")).toContainText(contact.frame.late);
  await say(calendar, said.ready);
  await expect(page.locator("[data-notice]:visible")).toHaveCount(0);
  expect(await toldNames(page)).toEqual([
    "site_booking_seen",
    "site_booking_fallback late",
    "site_booking_ready",
  ]);
});

test("offline the other ways come forward, and the calendar when there is a connection", async ({
  page,
  context,
  browserConsole,
}) => {
  browserConsole.expectFault(/ERR_INTERNET_DISCONNECTED/);
  await noteEvents(page);
  await page.route(services, (route) => route.abort("internetdisconnected"));
  await page.goto("/contacto");
  await context.setOffline(true);
  await expectForward(page, "offline");
  await expectOtherWays(page);
  await page.unroute(services);
  const asked = await serveCalendars(page);
  await context.setOffline(false);
  const calendar = await calendarOf(page);
  expect(asked).toEqual([calendlyFrame]);
  await expect(page.locator("[data-notice]:visible")).toHaveCount(0);
  await say(calendar, said.ready);
  await expect(placeholder(page)).toBeHidden();
  // What somebody has begun in it is not loaded anew.
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.locator("[data-notice]:visible")).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test("where the policy blocks the calendar the other ways come forward", async ({ page, browserConsole }) => {
  browserConsole.expectFault(/Content Security Policy/);
  // As when the service leads on to another origin.
  await page.route(services, (route) =>
    route.fulfill({ status: 302, headers: { location: "https://elsewhere.example/" } }),
  );
  await page.goto("/contacto");
  await expectForward(page, "blocked");
  await expectOtherWays(page);
});

test("ignores messages from other windows and origins", async ({ page }) => {
  await noteEvents(page);
  await serveCalendars(page);
  await page.goto("/contacto");
  const calendar = await calendarOf(page);
  for (const message of Object.values(said)) {
    // This window, then another one of the service's origin.
    await page.evaluate((data) => postMessage(data, "*"), message);
    await calendar.evaluate((data) => {
      const other = document.body.appendChild(document.createElement("iframe"));
      const script = other.contentDocument?.createElement("script");
      if (script) script.text = `top.postMessage(${JSON.stringify(data)}, "*")`;
      if (script) other.contentDocument?.body.append(script);
    }, message);
  }
  await expect(placeholder(page)).toBeVisible();
  await expect(page.locator("[data-notice]:visible")).toHaveCount(0);
  expect((await bookingFrame(page).boundingBox())?.height).toBe(600);
  expect(await toldNames(page)).toEqual(["site_booking_seen"]);
  // The same words from the frame itself are.
  await say(calendar, said.booked);
  await expect(notice(page, "booked")).toBeVisible();
});

test("answers Cal.com's handshake and reads its messages", async ({ page }) => {
  await makeCalCom(page);
  const asked = await serveCalendars(page);
  await page.goto("/contacto");
  const calendar = await calendarOf(page);
  expect(asked).toEqual([`${calComFrame}&landing=%2Fcontacto`]);
  const told = () => calendar.evaluate(() => (globalThis as { told?: object[] }).told);
  expect(await told()).toEqual([]);
  const cal = (type: string, data = {}) =>
    say(calendar, { originator: "CAL", type, namespace: "true", fullType: `CAL:true:${type}`, data });
  await cal("__iframeReady", { isPrerendering: false });
  await expect.poll(told).toEqual([{ originator: "CAL", method: "parentKnowsIframeReady" }]);
  await expect(placeholder(page)).toBeHidden();
  await cal("__dimensionChanged", { iframeHeight: 833, iframeWidth: 700, isFirstTime: false });
  await expect.poll(async () => (await bookingFrame(page).boundingBox())?.height).toBe(833);
  await cal("linkFailed", { code: "404" });
  await expectForward(page, "late");
  await cal("bookingSuccessfulV2", { uid: "1" });
  await expect(notice(page, "booked")).toBeVisible();
});

test("in no state is anything cut, covered or too small at any width", async ({ page }) => {
  await serveCalendars(page);
  await page.goto("/contacto");
  await calendarOf(page);
  for (const width of [320, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const state of ["late", "offline", "blocked", "booked"]) {
      await page.locator("[data-notice]").evaluateAll((all, shown) => {
        for (const one of all as HTMLElement[]) one.hidden = one.dataset.notice !== shown;
      }, state);
      expect(await page.evaluate(layoutFaults), `${state} at ${width} px`).toEqual([]);
    }
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the calendar is there, and the other ways", async ({ page }) => {
    const asked = await serveCalendars(page);
    await page.goto("/contacto");
    await expect.poll(() => asked).toEqual([calendlyFrame]);
    await expect(bookingFrame(page)).toBeVisible();
    await expectOtherWays(page);
  });
});
