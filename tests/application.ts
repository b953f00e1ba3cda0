import { expect, type Locator, type Page } from "@playwright/test";
import { careersPageTexts } from "../src/careers/words.ts";
import { site } from "../src/content/site.ts";
import { startReactOnForm } from "./react-start.ts";

const { form: formTexts } = careersPageTexts;

/** The names of the visible fields of the job application form of /hablemos, in order. */
export const formFieldNames = ["name", "email", "phone", "message"] as const;

/** What tests type into the job application form, by field. */
export const testApplication = {
  name: "Ana Prueba",
  email: "ana@ejemplo.com",
  phone: "+54 9 11 5555-1234",
  message: "Hola.\nMe gusta resolver problemas.",
};

/** Locates a field of the job application form by its label. */
export const locateFormField = (page: Page, name: (typeof formFieldNames)[number]) =>
  page.getByRole("textbox", { name: formTexts[name].label, exact: true });
/** Locates the submit button of the job application form while nothing is being sent. */
export const locateSubmitButton = (page: Page) =>
  page.getByRole("button", { name: formTexts.submit, exact: true });
/** Locates the status element that says whether the form is being sent or was sent. */
export const locateFormStatus = (page: Page) => page.locator("form").getByRole("status");

/** Opens /hablemos and starts React on its form. */
export async function openForm(page: Page) {
  await page.goto("/hablemos");
  await startReactOnForm(page);
}

/** Fills the job application form of the open page with `testApplication`. */
export async function fillForm(page: Page) {
  for (const name of formFieldNames) await locateFormField(page, name).fill(testApplication[name]);
}

/** Fills the job application form of the open page and clicks on submit, without waiting for a response. */
export async function sendForm(page: Page) {
  await fillForm(page);
  await locateSubmitButton(page).click();
}

/** Expects these values in the job application form, and fields without a value empty. */
export async function expectFieldValuesOrEmpty(page: Page, values: Partial<typeof testApplication>) {
  for (const name of formFieldNames)
    await expect(locateFormField(page, name)).toHaveValue(values[name] ?? "");
}

/** Expects visible thanks with the texts of the specification, and empty fields. */
export async function expectThanksMessageAndEmptyForm(page: Page) {
  const thanks = locateFormStatus(page).getByText("Nos pondremos en contacto contigo pronto.");
  await expect(thanks).toHaveText("¡Gracias por tu interés! Nos pondremos en contacto contigo pronto.", {
    useInnerText: true,
  });
  await expect(thanks).toBeInViewport({ ratio: 1 });
  await expectFieldValuesOrEmpty(page, {});
}

/** Clicks a button that sends the form, the submit button unless given, and expects the thanks and empty fields. */
export async function submitAndExpectThanks(page: Page, button = locateSubmitButton(page)) {
  await button.click();
  await expectThanksMessageAndEmptyForm(page);
}

/** Expects that a link writes a mail to the firm. @returns the text of the mail */
export async function readMailText(link: Locator): Promise<string> {
  const { protocol, pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "");
  expect(protocol + pathname).toBe(`mailto:${site.email}`);
  return searchParams.get("body")?.replaceAll("\r\n", "\n") ?? "";
}
