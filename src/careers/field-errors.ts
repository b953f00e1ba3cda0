import { formSelector, removeInvisibleCharacters } from "./draft.ts";

type FormFieldElement = HTMLInputElement | HTMLTextAreaElement;

const getRequiredFieldOfEvent = ({ target }: Event) =>
  (target as Element).matches?.(`${formSelector} :required`) ? (target as FormFieldElement) : undefined;

/** Shows an error below a field, or removes it. @param message the error in the browser's language; empty removes it */
function showOrClearFieldError(field: FormFieldElement, message: string): void {
  const line = document.getElementById(`${field.id}-fault`)?.lastElementChild as HTMLElement | null;
  if (!line) return;
  line.lang = navigator.language;
  line.textContent = message;
  if (message) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}

/**
 * Removes what the visitor does not see and the browser's validation would refuse in a mail address or count as text. In a
 * text such characters join others, as in the emoji of a family, so there they stay unless nothing else is left.
 */
function cleanField(field: FormFieldElement): void {
  const text = removeInvisibleCharacters(field.value);
  const cleaned = text === "" || ["email", "tel"].includes(field.type) ? text : field.value.trim();
  if (field.value !== cleaned) field.value = cleaned;
}

function cleanFields(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<FormFieldElement>("input, textarea")) cleanField(field);
}

/** Shows the error of a field that is filled in wrongly. An empty field shows none before the form is sent. */
function showErrorIfFilledInWrongly(field: FormFieldElement): void {
  if (field.value === "") return;
  cleanField(field);
  if (field.value !== "" || field.hasAttribute("aria-invalid"))
    showOrClearFieldError(field, field.validationMessage);
}

/**
 * Shows validation errors below the fields of the application form: all of them when the form is sent, one when a field
 * with a wrong text loses the focus. An error disappears when the field is valid. This works before and after hydration:
 * React renders the elements of the errors empty and does not update them.
 */
export function validateFieldsAndShowErrors(): void {
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => addEventListener(name, listener, true);

  // Replaces the browser's bubble, which shows one error only and covers the next field.
  listen("invalid", (event) => {
    const field = getRequiredFieldOfEvent(event);
    if (!field) return;
    event.preventDefault();
    showOrClearFieldError(field, field.validationMessage);
    if (field.form?.querySelector("input:invalid, textarea:invalid") === field) field.focus();
  });

  listen("input", (event) => {
    const field = getRequiredFieldOfEvent(event);
    if (field?.hasAttribute("aria-invalid")) showOrClearFieldError(field, field.validationMessage);
  });

  listen("focusout", (event) => {
    const field = getRequiredFieldOfEvent(event);
    if (!field) return;
    // The error moves the content below it, so a click in progress would miss its target: wait until the pointer is up.
    // Firefox sets :active only after `focusout`.
    setTimeout(() => {
      const isPressed = document.querySelector(":active") !== null;
      if (isPressed)
        addEventListener("pointerup", () => setTimeout(showErrorIfFilledInWrongly, 0, field), { once: true });
      else showErrorIfFilledInWrongly(field);
    });
  });

  // Cleans before the browser validates. Enter in a field also clicks the button.
  listen("click", ({ target }) => {
    const button = (target as Element).closest?.<HTMLButtonElement>(`${formSelector} [type=submit]`);
    if (button?.form) cleanFields(button.form);
  });

  // requestSubmit() sends the form without a click, so the fields are cleaned here too.
  listen("submit", (event) => {
    const element = event.target as HTMLFormElement;
    if (!element.matches(formSelector)) return;
    cleanFields(element);
    if (element.checkValidity()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });

  listen("reset", ({ target }) => {
    for (const field of (target as Element).querySelectorAll<FormFieldElement>("[aria-invalid]"))
      showOrClearFieldError(field, "");
  });
}
