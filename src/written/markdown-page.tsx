import { written } from "../content/markdown/written.ts";
import type { OwnerPagePath } from "../content/pages/page-address.ts";
import { read } from "../site-content.ts";
import { Prose } from "./prose.tsx";
import { UnpublishedMark } from "./unpublished-mark.tsx";
import { WrittenLayout } from "./written-layout.tsx";

const { markdownBodiesByPath, markdownPages } = read(written);

export function MarkdownPage({ path: address }: { path: OwnerPagePath }) {
  const page = markdownPages.find(({ path }) => path === address);
  const body = markdownBodiesByPath[address];
  if (!page || !body) return null;
  const { name, title, description, level2Headings, photo, unpublished } = page;
  return (
    <WrittenLayout
      path={address}
      breadcrumbs={{ pageName: name }}
      aboveTitle={unpublished && <UnpublishedMark reason={unpublished} />}
      title={title}
      lead={description}
    >
      <Prose body={body} headings={level2Headings} photo={photo} />
    </WrittenLayout>
  );
}
