import { type FormFieldElement, findFields, readField } from "./draft.ts";

const findFieldOf = ({ target }: Event) => findFields().find((field) => field === target);

function updateError(field: FormFieldElement): void {
  if (field.validity.valid) field.removeAttribute("aria-invalid");
  else field.setAttribute("aria-invalid", "true");
  const line = document.getElementById(`${field.id}-fault`)?.lastElementChild;
  line?.setAttribute("lang", navigator.language);
  line?.replaceChildren(field.validationMessage);
}

/** Also before hydration. React renders the elements of the errors empty and does not update them. */
export function showErrorsBelowFields(): void {
  for (const type of ["input", "change"])
    addEventListener(type, (event) => {
      const field = findFieldOf(event);
      // Browsers dispatch `change` before they validate a form, also when Enter in a field sends it.
      if (field && type === "change") field.value = readField(field);
      if (field?.hasAttribute("aria-invalid")) updateError(field);
    });

  addEventListener("focusout", (event) => {
    const field = findFieldOf(event);
    if (!field) return;
    const showError = () => field.value !== "" && updateError(field);
    // The error moves the content below, so it waits for the end of a press. Firefox sets :active only after `focusout`.
    setTimeout(() => {
      if (document.querySelector(":active"))
        addEventListener("pointerup", () => setTimeout(showError), { once: true });
      else showError();
    });
  });

  addEventListener(
    "invalid",
    (event) => {
      const field = findFieldOf(event);
      if (!field) return;
      event.preventDefault();
      updateError(field);
      findFields()
        .find(({ validity }) => !validity.valid)
        ?.focus();
    },
    true,
  );
}
