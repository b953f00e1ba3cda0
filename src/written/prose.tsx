import type { Root } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { news } from "../content/pages/news.ts";
import { read } from "../site-content.ts";
import { OwnerLink } from "../ui/owner-link.tsx";
import { Photo } from "../ui/photo.tsx";
import { Section } from "../ui/section.tsx";
import { textLinkClasses } from "../ui/text-link-classes.ts";
import "./prose.css";

const { newsTexts } = read(news);

interface ProseProps {
  body: Root;
  headings: readonly { id: string; text: string }[];
  photo?: { file: string; alt: string } | undefined;
}

function ScrollableTable({ "aria-label": label, ...props }: ComponentProps<"table">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse tabular-nums" {...props} />
    </section>
  );
}

/** By a class, because the Content-Security-Policy does not allow `style` attributes. */
const cellAlignClasses: Partial<Record<string, string>> = { center: "text-center", right: "text-end" };
const getCellClasses = (align = "left") =>
  `py-3 pe-6 align-baseline last:pe-0 ${cellAlignClasses[align] ?? "text-start"}`;

const TableHeaderCell = ({ align, ...props }: ComponentProps<"th">) => (
  <th className={`${getCellClasses(align)} text-sm text-ink-soft`} {...props} />
);
const TableCell = ({ align, ...props }: ComponentProps<"td">) => (
  <td className={`${getCellClasses(align)} border-t border-line`} {...props} />
);

const codeClasses = "overflow-x-auto rounded-xl bg-surface-sunk px-5 py-4 *:bg-transparent *:p-0";

// biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
const CodeBlock = (props: ComponentProps<"pre">) => <pre tabIndex={0} className={codeClasses} {...props} />;

/** @param src the name of a file in content/photos/ */
const ProsePhoto = ({ src, alt }: { src: string; alt: string }) => (
  <Photo
    photo={src}
    alt={alt}
    widths={[480, 800, 1344]}
    sizes="(width < 48rem) calc(100vw - 40px), 672px"
    className="w-full rounded-xl"
  />
);

const markdownComponents = {
  img: ({ src, alt }: ComponentProps<"img">) => <ProsePhoto src={String(src)} alt={alt ?? ""} />,
  a: (props: ComponentProps<"a">) => (
    <OwnerLink className={`${textLinkClasses.inText} text-brand-strong`} {...props} />
  ),
  table: ScrollableTable,
  th: TableHeaderCell,
  td: TableCell,
  pre: CodeBlock,
};

export function Prose({ body, headings, photo }: ProseProps) {
  return (
    <Section className="axes gap-y-10">
      {headings.length > 2 && (
        <nav aria-label={newsTexts.parts} className="axis-side max-lg:hidden" data-print="hide">
          <p className="text-sm font-semibold">{newsTexts.parts}</p>
          <ul className="mt-2 text-sm">
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} className={`${textLinkClasses.plain} text-ink-soft hover:text-ink`}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="prose axis-main">
        {photo && (
          <figure>
            <ProsePhoto src={photo.file} alt={photo.alt} />
          </figure>
        )}
        {toJsxRuntime(body, {
          Fragment,
          jsx,
          jsxs,
          components: markdownComponents,
          tableCellAlignToStyle: false,
        })}
      </div>
    </Section>
  );
}
