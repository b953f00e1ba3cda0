/** @returns the element of /agenda with this `data-agenda` @throws Error when there is none */
export function findAgendaPart<Part extends HTMLElement = HTMLElement>(name: string): Part {
  const element = document.querySelector<Part>(`[data-agenda="${name}"]`);
  if (!element) throw new Error(`/agenda: found no element with data-agenda="${name}"; expected one`);
  return element;
}

/** The last text of each element: its own text may have been translated by the browser. */
const writtenTexts = new WeakMap<Element, string>();

/** @returns whether the text differs from the last one, at first from the HTML's */
export function recordWrittenText(element: Element, text: string): boolean {
  const isChanged = (writtenTexts.get(element) ?? element.textContent) !== text;
  writtenTexts.set(element, text);
  return isChanged;
}

/** Writes only a changed text: screen readers may announce a status again when it is set again. */
export function writeAgendaPart(name: string, text: string): void {
  const element = findAgendaPart(name);
  if (recordWrittenText(element, text)) element.textContent = text;
}
