import { NavLink, type SitePath } from "#app/ui/link.tsx";

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
