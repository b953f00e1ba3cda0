import { homeTheme } from "#app/home-theme.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { NavLink } from "#app/ui/link.tsx";
import { usePagePath } from "#app/ui/page-path.ts";
import { navigation } from "#content/navigation";
import { HomeLink } from "./home-link.tsx";
import { menu } from "./menu.ts";
import { MobileDrawer } from "./mobile-drawer.tsx";
import { SolutionsMenu } from "./solutions-menu.tsx";

export function Header() {
  const page = usePagePath();
  const home = page === "/";
  return (
    <header id="cabecera" className="site-header" data-home={home ? homeTheme : undefined} data-print="hide">
      {/* Where the page is shown before its header has come, the transition takes the header for one that has gone. */}
      <link rel="expect" href="#cabecera" blocking="render" />
      <div className="page flex h-full items-center justify-between gap-4 lg:gap-10">
        <HomeLink className="flex items-center" />
        <nav aria-label={navigation.label} className="hidden flex-1 items-center gap-0.5 md:flex lg:gap-3">
          <SolutionsMenu />
          {menu.header.map(({ to, label }) => (
            <NavLink key={to} to={to} className="nav-item">
              {label}
            </NavLink>
          ))}
          {/* A narrower bar has no room for them: they are at the foot of the page too. */}
          {menu.wideHeader.map(({ to, label }) => (
            <NavLink key={to} to={to} className="nav-item max-lg:hidden">
              {label}
            </NavLink>
          ))}
          {/* On the page it leads to it is a place, like the other items, and leaves the amber to the half hour. */}
          {page === navigation.book.to ? (
            <NavLink to={navigation.book.to} className="nav-item ms-auto">
              {navigation.book.label}
            </NavLink>
          ) : (
            <ButtonLink to={navigation.book.to} size="bar" className="ms-auto">
              {navigation.book.label}
            </ButtonLink>
          )}
        </nav>
        <MobileDrawer />
      </div>
    </header>
  );
}
