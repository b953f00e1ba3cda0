import { type FormEvent, useState } from "react";
import type { FieldName } from "./application.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * What the browser finds wrong with the fields of a form, in its own words and language, to be shown under each. A
 * field is told of when the form is sent, or when one leaves it with something wrong in it, until it is put right.
 */
export function useFaults() {
  const [faults, setFaults] = useState<Partial<Record<FieldName, string>>>({});
  const note = ({ name, validationMessage }: Field) =>
    setFaults((before) => ({ ...before, [name]: validationMessage || undefined }));
  const fieldOf = ({ target }: FormEvent) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    return isField && target.required ? target : undefined;
  };
  const handlers = {
    /** In place of the browser's bubble, which tells of one field only and covers the next. */
    onInvalidCapture(event: FormEvent<HTMLFormElement>) {
      const field = fieldOf(event);
      if (!field) return;
      event.preventDefault();
      note(field);
      if (event.currentTarget.querySelector("input:invalid, textarea:invalid") === field) field.focus();
    },
    onBlur(event: FormEvent<HTMLFormElement>) {
      const field = fieldOf(event);
      if (!field) return;
      // An empty field is not yet wrong, nor is one that was emptied because the application is sent.
      const noteIfWrong = () => {
        if (field.value !== "" && !field.validity.valid) note(field);
      };
      // The line under the field moves what stands below it: a click whose press has led away would miss. Firefox marks
      // what is pressed only after the blur.
      setTimeout(() => {
        const isPressed = document.querySelector(":active") !== null;
        if (isPressed) addEventListener("pointerup", () => setTimeout(noteIfWrong), { once: true });
        else noteIfWrong();
      });
    },
  };
  /** To be called for every input: what has been told of is looked at again. */
  const recheck = (event: FormEvent) => {
    const field = fieldOf(event);
    if (field && field.name in faults) note(field);
  };
  return { faults, handlers, recheck };
}

/** Takes the blanks off both ends of every field: for the browser, too, spaces alone are nothing. */
export function trim(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<Field>("input, textarea")) field.value = field.value.trim();
}
