import { homeOpeningThemeClass } from "../brand/home-theme.ts";
import { navigation } from "../content/pages/navigation.ts";
import { read } from "../site-content.ts";
import { ButtonLink } from "../ui/button.tsx";
import { NavLink } from "../ui/link.tsx";
import { usePagePath } from "../ui/page-path.ts";
import { HomeLink } from "./home-link.tsx";
import { headerLinks } from "./menu.ts";
import { MobileDrawer } from "./mobile-drawer.tsx";
import { SolutionsMenu } from "./solutions-menu.tsx";
import "./header.css";

const navigationTexts = read(navigation);

export function Header() {
  const page = usePagePath();
  const isHome = page === "/";
  return (
    <header className="site-header" data-home={isHome ? homeOpeningThemeClass : undefined} data-print="hide">
      <div className="page flex h-full items-center justify-between gap-4 lg:gap-10">
        <HomeLink className="flex items-center" />
        <nav
          aria-label={navigationTexts.label}
          className="hidden flex-1 items-center gap-0.5 md:flex lg:gap-3"
        >
          <SolutionsMenu />
          {headerLinks.map(({ to, label }) => (
            <NavLink key={to} to={to} className="nav-item">
              {label}
            </NavLink>
          ))}
          {/* A narrower header has no room for these links; the footer has them too. */}
          {navigationTexts.ownerPages.header.map(({ to, label }) => (
            <NavLink key={to} to={to} className="nav-item max-lg:hidden">
              {label}
            </NavLink>
          ))}
          {/* On /contacto this link is not a button, because only the half hour is amber on that page. */}
          {page === navigationTexts.book.to ? (
            <NavLink to={navigationTexts.book.to} className="nav-item -me-2 ms-auto">
              {navigationTexts.book.label}
            </NavLink>
          ) : (
            <ButtonLink to={navigationTexts.book.to} size="bar" className="ms-auto">
              {navigationTexts.book.label}
            </ButtonLink>
          )}
        </nav>
        <MobileDrawer />
      </div>
    </header>
  );
}
