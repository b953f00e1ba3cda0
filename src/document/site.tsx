import { Outlet, useRouteError } from "react-router";
import { navigationTexts } from "../content/navigation.ts";
import { ErrorScreenWithPlainHeaderAndFooter } from "./error-screen.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Notice, NoticeWithoutScript } from "./notice.tsx";

/** Skip link, notice, header, main and footer around every page except /agenda, which /contacto shows in a frame. */
export default function SiteLayout() {
  return (
    <>
      <a href="#contenido" className="skip-link">
        {navigationTexts.skip}
      </a>
      {import.meta.env.HAS_NOTICE && <Notice />}
      <Header />
      <main id="contenido" tabIndex={-1}>
        <Outlet />
      </main>
      {import.meta.env.HAS_NOTICE && <NoticeWithoutScript />}
      <Footer />
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorScreenWithPlainHeaderAndFooter error={useRouteError()} />;
}
