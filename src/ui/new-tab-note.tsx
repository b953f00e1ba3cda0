import { navigationTexts } from "../content/navigation.ts";

/** The note for screen readers in a link that opens a new tab. One string, because React puts a comment between two. */
export function NewTabNote() {
  return <span className="sr-only">{` ${navigationTexts.footer.newTab}`}</span>;
}
