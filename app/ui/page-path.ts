import { useLocation } from "react-router";

/** @returns the address of the page as in content/pages.ts; while pages are prerendered it ends with a slash */
export function usePagePath(): string {
  return useLocation().pathname.replace(/(.)\/$/, "$1");
}
