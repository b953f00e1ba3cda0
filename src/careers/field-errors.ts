import { type FormFieldElement, findFields, findForm, readField } from "./draft.ts";

const findFieldOf = ({ target }: Event) => Array.from(findFields()).find((field) => field === target);

/** Shows the error of a field below it, in the browser's own words, or removes it from a valid field. */
function updateError(field: FormFieldElement): void {
  if (field.validity.valid) field.removeAttribute("aria-invalid");
  else field.setAttribute("aria-invalid", "true");
  const line = document.getElementById(`${field.id}-fault`)?.lastElementChild;
  line?.setAttribute("lang", navigator.language);
  line?.replaceChildren(field.validationMessage);
}

/** Removes from a field what the applicant does not see. */
function cleanField(field: FormFieldElement): void {
  const text = readField(field);
  if (field.value !== text) field.value = text;
}

/**
 * Shows validation errors below the fields of the application form: all of them when the form is sent, one when a field
 * with a wrong text loses the focus. An error disappears when the field is valid. This works before and after hydration:
 * React renders the elements of the errors empty and does not update them.
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
    // The error moves the content below it, so a press that ended the focus would miss its target: wait for its end. Firefox
    // sets :active only after `focusout`.
    setTimeout(() => {
      if (document.querySelector(":active"))
        addEventListener("pointerup", () => setTimeout(showError), { once: true });
      else showError();
    });
  });

  // The form has `noValidate`: the browser's bubble would show one error only, cover the next field, and come before the
  // fields are cleaned. In the capture phase, so before React.
  addEventListener(
    "submit",
    (event) => {
      if (event.target !== findForm()) return;
      const fields = Array.from(findFields());
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
