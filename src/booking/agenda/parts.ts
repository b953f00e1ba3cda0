/** @returns the element of /agenda with this `data-agenda` @throws Error when there is none */
export function findAgendaPart<Part extends HTMLElement = HTMLElement>(name: string): Part {
  const element = document.querySelector<Part>(`[data-agenda="${name}"]`);
  if (!element) throw new Error(`/agenda: found no element with data-agenda="${name}"; expected one`);
  return element;
}

/** Sets the text of an element only when it changes: screen readers may announce a status again when it is set again. */
export function setTextIfChanged(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
