import type { TitledText } from "../content/texts/field-types.ts";
import { ExampleLabel } from "../ui/example-label.tsx";
import { Section } from "../ui/section.tsx";
import { Vignette } from "../ui/vignette.tsx";
import type { CrmTexts } from "./words.ts";
import "./rows-beside-card.css";

function CardHead({ title, text }: TitledText) {
  return (
    <p className="flex flex-wrap items-start justify-between gap-x-3 pb-2 lg:pb-3">
      <span className="grow basis-[8rem]">
        <span className="block text-lg/tight font-semibold">{title}</span>
        <span className="text-ink-soft">{text}</span>
      </span>
      <ExampleLabel />
    </p>
  );
}

const cardFieldClasses = "flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line py-2";

function FieldTexts({ field, value }: { field: string; value: string }) {
  return (
    <>
      <span className="text-ink-soft">{field}</span>
      <span className="ms-auto text-end font-semibold">{value}</span>
    </>
  );
}

/** The row in view, or without scroll-driven animations under the pointer, highlights its field on the card. */
export function RowsBesideCard({ heading, card, groups }: CrmTexts["tools"]) {
  const fields = groups.flatMap(({ list }) => list.map(({ field }) => field));
  const getRowNumber = (field: string) => fields.indexOf(field) + 1;
  /** The class with the timeline that a row and its field on the card share; utilities.css lists these classes. */
  const getTimelineClass = (field: string) => `[--row:--row-${getRowNumber(field)}]`;
  return (
    <Section className="lit">
      <h2 className="max-w-text text-3xl">{heading.title}</h2>
      <p className="mt-4 max-w-lead text-lg soft">{heading.lead}</p>
      <div className="axes mt-6 items-start lg:mt-16">
        <Vignette className="top-26 axis-side rounded-2xl bg-surface-raised px-4 pt-5 pb-3 shadow-2xl max-lg:hidden [@media(height>=40rem)]:sticky">
          <CardHead {...card} />
          {groups.map(({ list }) =>
            list.map(({ field, value }) => (
              <p
                key={field}
                className={`lit-field ${getTimelineClass(field)} in-[.lit:has(.row-${getRowNumber(field)}:hover)]:before:opacity-100 relative z-0 border-t ${cardFieldClasses}`}
              >
                <FieldTexts field={field} value={value} />
              </p>
            )),
          )}
        </Vignette>
        <div className="axis-main grid gap-8 lg:gap-10">
          {groups.map(({ title: part, list }, index) => (
            <div
              key={part}
              className="isolate grid grid-cols-1 gap-x-8 gap-y-3 md:max-lg:grid-cols-2 lg:gap-y-2"
            >
              <h3 className="text-xl text-brand-strong md:col-span-full lg:text-lg">{part}</h3>
              <Vignette className="lit-sheet relative grid self-start rounded-2xl bg-surface-raised px-4 py-1 shadow-lg lg:hidden">
                {index === 0 && (
                  <div className="pt-2">
                    <CardHead {...card} />
                  </div>
                )}
                {list.map(({ field, value }) => (
                  <p key={field} className={`${cardFieldClasses} not-first:border-t`}>
                    <FieldTexts field={field} value={value} />
                  </p>
                ))}
              </Vignette>
              <dl className="grid content-start gap-y-3 lg:gap-y-0">
                {list.map(({ title, text, field }) => (
                  <div
                    key={title}
                    className={`lit-row row-${getRowNumber(field)} ${getTimelineClass(field)} border-line lg:grid lg:grid-cols-2 lg:items-baseline lg:gap-x-8 lg:gap-y-1 lg:border-t lg:py-4`}
                  >
                    <dt className="text-sm/snug font-semibold lg:text-lg">{title}</dt>
                    <dd className="text-sm/snug text-ink-soft lg:text-base">{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
