import { navigation } from "#content/navigation";

/** What a screen reader says after the words of a link that opens a new tab, as one string: React parts two by a comment. */
export function NewTab() {
  return <span className="sr-only">{` ${navigation.footer.newTab}`}</span>;
}
