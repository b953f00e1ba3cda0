import { expect, type Locator, type Page } from "@playwright/test";
import { careersWords } from "../src/careers/words.ts";
import { read } from "../src/site-content.ts";
import { startReactOnForm } from "./react-start.ts";
import { site } from "./shared-content.ts";

export const { form: formTexts } = read(careersWords);

export const formFieldNames = ["name", "email", "phone", "message"] as const;

export const testApplication = {
  name: "Ana Prueba",
  email: "ana@ejemplo.com",
  phone: "+54 9 11 5555-1234",
  message: "Hola.\nMe gusta resolver problemas.",
};

/** The form of /hablemos: its parts, what a visitor does with it, and what it then shows. */
export function locateForm(page: Page) {
  const field = (name: (typeof formFieldNames)[number]) =>
    page.getByRole("textbox", { name: formTexts[name].label, exact: true });
  const button = page.getByRole("button", { name: formTexts.submit, exact: true });
  const sendingButton = page.getByRole("button", { name: formTexts.waiting, exact: true });
  const status = page.locator("form").getByRole("status");
  const alert = page.locator("form").getByRole("alert");
  const retryButton = alert.getByRole("button", { name: formTexts.failure.retry });
  const stalled = page.locator(".form-stalled");
  const parts = { field, button, sendingButton, status, alert, retryButton, stalled };

  const form = {
    ...parts,
    async open() {
      await page.goto("/hablemos");
      await startReactOnForm(page);
    },
    async fill() {
      for (const name of formFieldNames) await field(name).fill(testApplication[name]);
    },
    async send() {
      await form.fill();
      await button.click();
    },
    /** Expects these values, and the other fields empty. */
    async expectValues(values: Partial<typeof testApplication>) {
      for (const name of formFieldNames) await expect(field(name)).toHaveValue(values[name] ?? "");
    },
    async expectThanks() {
      const thanks = status.getByText("Nos pondremos en contacto contigo pronto.");
      const text = "¡Gracias por tu interés! Nos pondremos en contacto contigo pronto.";
      await expect(thanks).toHaveText(text, { useInnerText: true });
      await expect(thanks).toBeInViewport({ ratio: 1 });
      await form.expectValues({});
    },
    async submitAndExpectThanks(submitButton = button) {
      await submitButton.click();
      await form.expectThanks();
    },
    /** Expects a failure message with the remaining ways: mail, WhatsApp, and the text to copy. */
    async expectFailure(reason: keyof typeof formTexts.failure) {
      await expect(alert).toContainText(formTexts.failure[reason]);
      await form.expectValues(testApplication);
      await expect(status).toBeEmpty();
      const mail = alert.getByRole("link", { name: formTexts.failure.mail });
      expect(await readMailText(mail)).toContain(testApplication.phone);
      // An analytics event has the address of its link, and so the text.
      await expect(mail).not.toHaveAttribute("data-event");
      await expect(alert.locator('a[href^="https://wa.me/"]')).toBeVisible();
      await expect(alert.locator("details")).toContainText(testApplication.message);
    },
  };
  return form;
}

export async function readMailText(link: Locator): Promise<string> {
  const { protocol, pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "");
  expect(protocol + pathname).toBe(`mailto:${site.email}`);
  return searchParams.get("body")?.replaceAll("\r\n", "\n") ?? "";
}

export async function expectNoApplicationStored(page: Page) {
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const typed of [...Object.values(testApplication).flatMap((text) => text.split("\n")), "resend"])
    expect(stored).not.toContain(typed);
}
