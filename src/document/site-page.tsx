import type { ReactNode } from "react";
import { firm } from "../content/firm/firm.ts";
import { navigation } from "../content/pages/navigation.ts";
import { read } from "../site-content.ts";
import { siteMap } from "../site-map.ts";
import { PagePathProvider } from "../ui/page-path.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Notice, NoticeWithoutScript } from "./notice.tsx";

const navigationTexts = read(navigation);
const site = read(firm);
const { findPage } = read(siteMap);

/** The address of the page, which its Astro file knows as `Astro.routePattern`. */
export interface PageProps {
  path: string;
}

/**
 * Skip link, notice, header, main and footer around every page except /agenda, which /contacto shows in a frame.
 * @throws Error when the site has no page with this path
 */
export function SitePage({ path, children }: PageProps & { children: ReactNode }) {
  return (
    <PagePathProvider value={findPage(path).path}>
      <a
        href="#contenido"
        data-print="hide"
        className="fixed start-3 -top-full z-30 rounded-full bg-surface-raised px-5 py-3 shadow-2xl focus:top-3 focus:-outline-offset-6"
      >
        {navigationTexts.skip}
      </a>
      {site.notice && <Notice notice={site.notice} />}
      <Header />
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      {site.notice && <NoticeWithoutScript notice={site.notice} />}
      <Footer />
    </PagePathProvider>
  );
}
