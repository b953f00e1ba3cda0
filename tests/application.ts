import { expect, type Page } from "@playwright/test";
import { careers } from "#content/careers";

const { form } = careers;

export const fields = ["name", "email", "phone", "message"] as const;

export const application = {
  name: "Ana Prueba",
  email: "ana@ejemplo.com",
  phone: "+54 9 11 5555-1234",
  message: "Hola.\nMe gusta resolver problemas.",
};

/** The texts of the thanks, as the specification requires them. */
const noticeTitle = "¡Gracias por tu interés!";
const noticeText = "Nos pondremos en contacto contigo pronto.";

export const field = (page: Page, name: (typeof fields)[number]) =>
  page.getByRole("textbox", { name: form[name].label, exact: true });
export const submit = (page: Page) => page.getByRole("button", { name: form.submit, exact: true });
/** The status element that says whether the form is being sent or was sent. */
export const notice = (page: Page) => page.locator("form").getByRole("status");

export async function fill(page: Page) {
  for (const name of fields) await field(page, name).fill(application[name]);
}

/** Fills in the form and clicks its button. */
export async function send(page: Page) {
  await fill(page);
  await submit(page).click();
}

export async function expectValues(page: Page, values: Partial<typeof application>) {
  for (const name of fields) await expect(field(page, name)).toHaveValue(values[name] ?? "");
}

/** Expects visible thanks with the texts of the specification, and empty fields. */
export async function expectSent(page: Page) {
  await expect(notice(page).getByText(noticeText)).toHaveText(`${noticeTitle}${noticeText}`);
  await expect(notice(page).getByText(noticeTitle, { exact: true })).toBeVisible();
  await expect(notice(page).getByText(noticeText)).toBeInViewport({ ratio: 1 });
  await expectValues(page, {});
}
