type Field = HTMLInputElement | HTMLTextAreaElement;

const form = "form[data-draft]";

const fieldOf = ({ target }: Event) =>
  (target as Element).matches?.(`${form} :required`) ? (target as Field) : undefined;

/** The field tells of a fault, in the browser's words and language; without words of none. */
function tell(field: Field, words: string): void {
  const line = document.getElementById(`${field.id}-fault`)?.lastElementChild as HTMLElement | null;
  if (!line) return;
  line.lang = navigator.language;
  line.textContent = words;
  if (words) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}

/** An empty field is not yet wrong. */
function tellIfWrong(field: Field): void {
  if (field.value !== "" && !field.validity.valid) tell(field, field.validationMessage);
}

/** Takes the blanks off both ends of every field: for the browser, too, spaces alone are nothing. */
function trim(element: HTMLFormElement): void {
  for (const field of element.querySelectorAll<Field>("input, textarea")) field.value = field.value.trim();
}

/**
 * Has every field of the application form tell what is wrong with it: when the form is sent, all of them at once; when
 * one leaves a field with something wrong in it, that one; until it is put right. The same before React and with it,
 * which renders the lines empty and leaves them alone.
 */
export function showFieldErrors(): void {
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => addEventListener(name, listener, true);

  // In place of the browser's bubble, which tells of one field only and covers the next.
  on("invalid", (event) => {
    const field = fieldOf(event);
    if (!field) return;
    event.preventDefault();
    tell(field, field.validationMessage);
    if (field.form?.querySelector("input:invalid, textarea:invalid") === field) field.focus();
  });

  on("input", (event) => {
    const field = fieldOf(event);
    if (field?.hasAttribute("aria-invalid")) tell(field, field.validationMessage);
  });

  on("focusout", (event) => {
    const field = fieldOf(event);
    if (!field) return;
    // The line under the field moves what stands below it: a click whose press has led away would miss. Firefox marks
    // what is pressed only after the event.
    setTimeout(() => {
      const isPressed = document.querySelector(":active") !== null;
      if (isPressed) addEventListener("pointerup", () => setTimeout(tellIfWrong, 0, field), { once: true });
      else tellIfWrong(field);
    });
  });

  // Before the browser checks. Enter in a field clicks the button too.
  on("click", ({ target }) => {
    const button = (target as Element).closest?.<HTMLButtonElement>(`${form} [type=submit]`);
    if (button?.form) trim(button.form);
  });

  // Not every way to send clicks the button.
  on("submit", (event) => {
    const element = event.target as HTMLFormElement;
    if (!element.matches(form)) return;
    trim(element);
    if (element.checkValidity()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });

  on("reset", ({ target }) => {
    for (const field of (target as Element).querySelectorAll<Field>("[aria-invalid]")) tell(field, "");
  });
}
