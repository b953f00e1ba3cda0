import { ChevronDown } from "lucide-react";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import { navigation } from "#app/content/navigation.ts";
import { NavLink } from "#app/ui/link.tsx";

/** Whether the panel is open; boot.ts stands in with an attribute where the browser has no popovers. */
const isOpen = (panel: HTMLElement) =>
  CSS.supports("selector(:popover-open)") ? panel.matches(":popover-open") : "open" in panel.dataset;

// The disclosure navigation of the ARIA Authoring Practices, on a popover: click, touch, Enter, Escape and a
// click outside work from HTML alone, hover from CSS. React adds what those cannot: the stated expansion
// while hovering, Escape while hovering (WCAG 1.4.13), and closing after a client navigation.
export function SolutionsMenu() {
  const area = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [hovered, setHovered] = useState(false);
  // Closed on purpose under the pointer: it stays closed until the pointer comes anew.
  const [dismissed, setDismissed] = useState(false);
  // The browser states the expansion of a popover's button itself; before React nothing may contradict it.
  const [hydrated, setHydrated] = useState(false);
  const shown = open || (hovered && !dismissed);

  useEffect(() => {
    setHydrated(true);
    if (!area.current || !menu.current) return;
    setOpen(isOpen(menu.current));
    // The pointer may have come before React, and Escape too.
    setHovered(area.current.matches(":hover"));
    setDismissed("dismissed" in area.current.dataset);
  }, []);

  useEffect(() => {
    if (!shown) return;
    const dismissOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setDismissed(true);
      // The browser gives the focus back by itself only from the top layer.
      if (menu.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener("keydown", dismissOnEscape);
    return () => document.removeEventListener("keydown", dismissOnEscape);
  }, [shown]);

  const close = () => {
    menu.current?.hidePopover();
    setDismissed(true);
  };
  const hover = (over: boolean) => () => {
    setHovered(over);
    setDismissed(false);
  };
  const closeWhenFocusLeaves = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) menu.current?.hidePopover();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is a shortcut to what the button does
    <div
      ref={area}
      className="solutions"
      data-dismissed={dismissed || undefined}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && hover(true)()}
      onPointerLeave={hover(false)}
      onBlur={closeWhenFocusLeaves}
    >
      <button
        type="button"
        ref={button}
        popoverTarget="soluciones"
        aria-expanded={hydrated ? shown : undefined}
        aria-controls="soluciones"
        className="nav-item"
      >
        {navigation.solutions.label}
        <ChevronDown size="1em" />
      </button>
      <div
        id="soluciones"
        popover="auto"
        ref={menu}
        className="solutions-panel"
        onToggle={({ newState }) => {
          setOpen(newState === "open");
          setDismissed(newState === "closed");
        }}
      >
        <ul className="mx-auto grid max-w-page grid-cols-2 gap-1 px-4 lg:grid-cols-4">
          {navigation.solutions.items.map(({ to, label, about }) => (
            <li key={to}>
              <NavLink to={to} onClick={close} className="solutions-item">
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
