/** @returns the element of /agenda with this `data-agenda` @throws Error where the page has none */
export function part<Part extends HTMLElement = HTMLElement>(name: string): Part {
  const element = document.querySelector<Part>(`[data-agenda="${name}"]`);
  if (!element) throw new Error(`/agenda: found no element with data-agenda="${name}"; expected one`);
  return element;
}

/** Writes a text unless it stands there already: a status that is written again may be read out again. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
