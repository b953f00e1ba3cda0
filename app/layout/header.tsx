import { navigation } from "#app/content/navigation.ts";
import { openingGround } from "#app/sections/opening-ground.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { NavLink } from "#app/ui/link.tsx";
import { usePagePath } from "#app/ui/page-path.ts";
import { HomeLink } from "./home-link.tsx";
import { MobileDrawer } from "./mobile-drawer.tsx";
import { SolutionsMenu } from "./solutions-menu.tsx";

export function Header() {
  const page = usePagePath();
  const home = page === "/";
  return (
    <header className="site-header" data-home={home ? openingGround : undefined} data-print="hide">
      <div className="page flex h-full items-center justify-between gap-4 lg:gap-10">
        <HomeLink className="flex items-center" />
        <nav aria-label={navigation.label} className="hidden flex-1 items-center gap-0.5 md:flex lg:gap-3">
          <SolutionsMenu />
          {[navigation.about, navigation.careers].map(({ to, label }) => (
            <NavLink key={to} to={to} className="nav-item">
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
