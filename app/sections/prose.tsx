import type { Root } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Link } from "#app/ui/link.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { Section } from "#app/ui/section.tsx";
import { news } from "#content/news";
import { photos } from "#content/photos";

interface ProseProps {
  body: Root;
  parts: readonly { id: string; text: string }[];
  photo?: { file: string; alt: string } | undefined;
}

function ProseLink({ href = "", ...props }: ComponentProps<"a">) {
  if (href === "/contacto") return <Link to="/contacto" {...props} />;
  return <a href={href} data-event={href.startsWith("mailto:") ? "mail" : undefined} {...props} />;
}

/** A table wider than the window is scrolled by itself; the keyboard scrolls what it can reach. */
function Table({ "aria-label": label, ...props }: ComponentProps<"table">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it
    <section aria-label={label} tabIndex={0} className="prose-table">
      <table {...props} />
    </section>
  );
}

const aligned = { left: "", center: "text-center", right: "text-end", justify: "", char: "" };

/** The policy of a page allows no style of an element's own, which a cell's alignment would be. */
const HeaderCell = ({ align = "left", ...props }: ComponentProps<"th">) => (
  <th className={aligned[align]} {...props} />
);
const Cell = ({ align = "left", ...props }: ComponentProps<"td">) => (
  <td className={aligned[align]} {...props} />
);

// biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it
const Code = (props: ComponentProps<"pre">) => <pre tabIndex={0} {...props} />;

/** In the text a photo is as wide as the text. */
function ProsePhoto({ src = "", alt = "" }: { src?: string; alt?: string }) {
  const photo = photos[src];
  if (!photo) throw new Error(`${src}: found no such photo; expected a file of content/photos/`);
  return (
    <Photo
      photo={photo}
      alt={alt}
      widths={[480, 800, 1344]}
      sizes="(width < 48rem) calc(100vw - 40px), 672px"
      className="w-full rounded-md"
    />
  );
}

const components = {
  img: ({ src, alt }: ComponentProps<"img">) => <ProsePhoto src={String(src)} alt={alt ?? ""} />,
  a: ProseLink,
  table: Table,
  th: HeaderCell,
  td: Cell,
  pre: Code,
};

/** The text of a page that is made of Markdown; on a wide screen the way to its parts stands beside it. */
export function Prose({ body, parts, photo }: ProseProps) {
  return (
    <Section className="axes gap-y-10">
      {parts.length > 2 && (
        <nav aria-label={news.parts} className="axis-side max-lg:hidden" data-print="hide">
          <p className="text-sm font-semibold">{news.parts}</p>
          <ul className="mt-2 text-sm">
            {parts.map(({ id, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline"
                >
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
        {toJsxRuntime(body, { Fragment, jsx, jsxs, components, tableCellAlignToStyle: false })}
      </div>
    </Section>
  );
}
