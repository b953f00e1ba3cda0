import { NavLink, type SitePath } from "#app/ui/link.tsx";

/** A plain list of links of the navigation, as drawer and footer have them. */
export function NavList({
  items,
  linkClassName,
  className,
}: {
  items: readonly { to: SitePath; label: string }[];
  linkClassName: string;
  className?: string;
}) {
  return (
    <ul className={className}>
      {items.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} className={linkClassName}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
