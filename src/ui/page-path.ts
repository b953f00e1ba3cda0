import { useLocation } from "react-router";

/** @returns the path of the page without a slash at the end, which React Router adds while it prerenders */
export function usePagePath(): string {
  return useLocation().pathname.replace(/(.)\/$/, "$1");
}
