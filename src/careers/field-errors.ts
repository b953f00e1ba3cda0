import { type FormFieldElement, findFields, findForm, readField } from "./draft.ts";

const findFieldOf = ({ target }: Event) => findFields().find((field) => field === target);

/** Shows the error of a field below it, in the browser's own words, or removes it from a valid field. */
function updateError(field: FormFieldElement): void {
  if (field.validity.valid) field.removeAttribute("aria-invalid");
  else field.setAttribute("aria-invalid", "true");
  const line = document.getElementById(`${field.id}-fault`)?.lastElementChild;
  line?.setAttribute("lang", navigator.language);
  line?.replaceChildren(field.validationMessage);
}

function cleanField(field: FormFieldElement): void {
  const text = readField(field);
  if (field.value !== text) field.value = text;
}

/**
 * Shows errors below the fields of the form, before and after hydration: all when it is sent, one when a field with a wrong
 * text loses the focus. React renders their elements empty and does not update them.
 */
export function showErrorsBelowFields(): void {
  addEventListener("input", (event) => {
    const field = findFieldOf(event);
    if (field?.hasAttribute("aria-invalid")) updateError(field);
  });

  addEventListener("focusout", (event) => {
    const field = findFieldOf(event);
    if (!field) return;
    const showError = () => {
      cleanField(field);
      // An empty field shows no error before the form is sent.
      if (field.value !== "" || field.hasAttribute("aria-invalid")) updateError(field);
    };
    // The error moves the content below it, and a press that ended the focus would miss its target: it waits for its end.
    // Firefox sets :active only after `focusout`.
    setTimeout(() => {
      if (document.querySelector(":active"))
        addEventListener("pointerup", () => setTimeout(showError), { once: true });
      else showError();
    });
  });

  // The form is `noValidate`: the browser's bubble would show one error, over the next field, and before the fields are cleaned.
  addEventListener(
    "submit",
    (event) => {
      if (event.target !== findForm()) return;
      const fields = findFields();
      fields.forEach(cleanField);
      fields.forEach(updateError);
      const firstInvalid = fields.find(({ validity }) => !validity.valid);
      if (!firstInvalid) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      firstInvalid.focus();
    },
    true,
  );
}
