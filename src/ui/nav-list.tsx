import { NavLink, type SitePath } from "./link.tsx";

interface NavListProps {
  items: readonly { to: SitePath; label: string }[];
  linkClassName: string;
  className?: string;
}

export function NavList({ items, linkClassName, className }: NavListProps) {
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
