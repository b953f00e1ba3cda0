import { expect, type Page } from "@playwright/test";
import { careers } from "#content/careers";

const { form } = careers;

export const fieldNames = ["name", "email", "phone", "message"] as const;

export const testApplication = {
  name: "Ana Prueba",
  email: "ana@ejemplo.com",
  phone: "+54 9 11 5555-1234",
  message: "Hola.\nMe gusta resolver problemas.",
};

/** The texts of the thanks, as the specification requires them. */
const noticeTitle = "¡Gracias por tu interés!";
const noticeText = "Nos pondremos en contacto contigo pronto.";

export const findField = (page: Page, name: (typeof fieldNames)[number]) =>
  page.getByRole("textbox", { name: form[name].label, exact: true });
export const submitButton = (page: Page) => page.getByRole("button", { name: form.submit, exact: true });
/** The status element that says whether the form is being sent or was sent. */
export const formStatus = (page: Page) => page.locator("form").getByRole("status");

export async function fillForm(page: Page) {
  for (const name of fieldNames) await findField(page, name).fill(testApplication[name]);
}

/** Fills in the form and clicks its button. */
export async function sendForm(page: Page) {
  await fillForm(page);
  await submitButton(page).click();
}

export async function expectFieldValues(page: Page, values: Partial<typeof testApplication>) {
  for (const name of fieldNames) await expect(findField(page, name)).toHaveValue(values[name] ?? "");
}

/** Expects visible thanks with the texts of the specification, and empty fields. */
export async function expectSentMessage(page: Page) {
  await expect(formStatus(page).getByText(noticeText)).toHaveText(`${noticeTitle}${noticeText}`);
  await expect(formStatus(page).getByText(noticeTitle, { exact: true })).toBeVisible();
  await expect(formStatus(page).getByText(noticeText)).toBeInViewport({ ratio: 1 });
  await expectFieldValues(page, {});
}
