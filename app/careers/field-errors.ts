type Field = HTMLInputElement | HTMLTextAreaElement;

const formSelector = "form[data-draft]";

const findField = ({ target }: Event) =>
  (target as Element).matches?.(`${formSelector} :required`) ? (target as Field) : undefined;

/** Shows an error below a field, in the browser's language. @param message empty to remove the error */
function showError(field: Field, message: string): void {
  const line = document.getElementById(`${field.id}-fault`)?.lastElementChild as HTMLElement | null;
  if (!line) return;
  line.lang = navigator.language;
  line.textContent = message;
  if (message) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}

/** An empty field shows no error before the form is sent. */
function showErrorIfInvalid(field: Field): void {
  if (field.value !== "" && !field.validity.valid) showError(field, field.validationMessage);
}

/** Trims every field, so that spaces alone count as empty in the browser's validation. */
function trimFields(element: HTMLFormElement): void {
  for (const field of element.querySelectorAll<Field>("input, textarea")) field.value = field.value.trim();
}

/**
 * Shows validation errors below the fields of the application form: all of them when the form is sent, one when an invalid
 * field loses the focus. An error disappears when the field is valid. It works before and after hydration: React renders
 * the elements empty and does not update them.
 */
export function showFieldErrors(): void {
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => addEventListener(name, listener, true);

  // Replaces the browser's bubble, which shows one error only and covers the next field.
  listen("invalid", (event) => {
    const field = findField(event);
    if (!field) return;
    event.preventDefault();
    showError(field, field.validationMessage);
    if (field.form?.querySelector("input:invalid, textarea:invalid") === field) field.focus();
  });

  listen("input", (event) => {
    const field = findField(event);
    if (field?.hasAttribute("aria-invalid")) showError(field, field.validationMessage);
  });

  listen("focusout", (event) => {
    const field = findField(event);
    if (!field) return;
    // The error moves the content below it, so a click in progress would miss its target: wait until the pointer is up.
    // Firefox sets :active only after this event.
    setTimeout(() => {
      const isPressed = document.querySelector(":active") !== null;
      if (isPressed)
        addEventListener("pointerup", () => setTimeout(showErrorIfInvalid, 0, field), { once: true });
      else showErrorIfInvalid(field);
    });
  });

  // Trims before the browser validates. Enter in a field also clicks the button.
  listen("click", ({ target }) => {
    const button = (target as Element).closest?.<HTMLButtonElement>(`${formSelector} [type=submit]`);
    if (button?.form) trimFields(button.form);
  });

  // requestSubmit() sends the form without a click.
  listen("submit", (event) => {
    const element = event.target as HTMLFormElement;
    if (!element.matches(formSelector)) return;
    trimFields(element);
    if (element.checkValidity()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });

  listen("reset", ({ target }) => {
    for (const field of (target as Element).querySelectorAll<Field>("[aria-invalid]")) showError(field, "");
  });
}
