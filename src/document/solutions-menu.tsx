import { ChevronDown } from "lucide-react";
import { navigation } from "../content/pages/navigation.ts";
import { read } from "../site-content.ts";
import { NavLink } from "../ui/link.tsx";
import "./solutions-menu.css";

const navigationTexts = read(navigation);

/**
 * The disclosure navigation of the ARIA Authoring Practices, with a popover. HTML handles click, touch, Enter, Escape and a
 * click outside; CSS handles hover; header-script.ts adds the rest.
 */
export function SolutionsMenu() {
  return (
    <div className="solutions relative flex h-(--header-height) items-center">
      <button type="button" popoverTarget="soluciones" aria-controls="soluciones" className="nav-item">
        {navigationTexts.solutions.label}
        <ChevronDown size="1em" />
      </button>
      <div id="soluciones" popover="auto" className="solutions-panel">
        <ul className="mx-auto grid max-w-page grid-cols-2 gap-1 px-4 lg:grid-cols-4">
          {navigationTexts.solutions.items.map(({ to, label, about }) => (
            <li key={to}>
              {/* Forced colours remove the background that marks the current page. */}
              <NavLink
                to={to}
                className="block rounded-xl px-4 py-3 leading-snug hover:bg-brand-wash aria-[current=page]:bg-brand-wash forced-colors:aria-[current=page]:outline-2 forced-colors:aria-[current=page]:-outline-offset-2"
              >
                <span className="block font-semibold text-ink">{label}</span>
                <span className="block text-sm text-ink-soft">{about}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
