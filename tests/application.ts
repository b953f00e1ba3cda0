import { expect, type Locator, type Page } from "@playwright/test";
import { careersPageTexts } from "../src/careers/words.ts";
import { site } from "../src/content/site.ts";
import { startReactOnForm } from "./react-start.ts";

const { form: formTexts } = careersPageTexts;

export const formFieldNames = ["name", "email", "phone", "message"] as const;

export const testApplication = {
  name: "Ana Prueba",
  email: "ana@ejemplo.com",
  phone: "+54 9 11 5555-1234",
  message: "Hola.\nMe gusta resolver problemas.",
};

export const locateFormField = (page: Page, name: (typeof formFieldNames)[number]) =>
  page.getByRole("textbox", { name: formTexts[name].label, exact: true });
export const locateSubmitButton = (page: Page) =>
  page.getByRole("button", { name: formTexts.submit, exact: true });
export const locateFormStatus = (page: Page) => page.locator("form").getByRole("status");

export async function openForm(page: Page) {
  await page.goto("/hablemos");
  await startReactOnForm(page);
}

export async function fillForm(page: Page) {
  for (const name of formFieldNames) await locateFormField(page, name).fill(testApplication[name]);
}

export async function sendForm(page: Page) {
  await fillForm(page);
  await locateSubmitButton(page).click();
}

export async function expectFieldValuesOrEmpty(page: Page, values: Partial<typeof testApplication>) {
  for (const name of formFieldNames)
    await expect(locateFormField(page, name)).toHaveValue(values[name] ?? "");
}

export async function expectThanksMessageAndEmptyForm(page: Page) {
  const thanks = locateFormStatus(page).getByText("Nos pondremos en contacto contigo pronto.");
  await expect(thanks).toHaveText("¡Gracias por tu interés! Nos pondremos en contacto contigo pronto.", {
    useInnerText: true,
  });
  await expect(thanks).toBeInViewport({ ratio: 1 });
  await expectFieldValuesOrEmpty(page, {});
}

export async function submitAndExpectThanks(page: Page, button = locateSubmitButton(page)) {
  await button.click();
  await expectThanksMessageAndEmptyForm(page);
}

export async function readMailText(link: Locator): Promise<string> {
  const { protocol, pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "");
  expect(protocol + pathname).toBe(`mailto:${site.email}`);
  return searchParams.get("body")?.replaceAll("\r\n", "\n") ?? "";
}
