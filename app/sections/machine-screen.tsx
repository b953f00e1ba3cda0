import type { Heading, Item } from "#app/content/shapes.ts";
import { ExampleMark } from "#app/ui/example-mark.tsx";

interface Reading extends Item {
  field: string;
  value: string;
  bad?: boolean;
  /** A scale of so many marks, and those of them that are lit. */
  meter: { of: number; from: number; to: number };
}

interface MachineScreenProps {
  heading: Heading;
  machine: Item;
  list: readonly Reading[];
}

function Meter({ of, from, to }: Reading["meter"]) {
  const at = (mark: number) => `${(mark / of) * 100}%`;
  // About 2 px between two marks, however many they are.
  const gap = of / 180;
  const line = { y1: 4, y2: 4, strokeWidth: 8, strokeDasharray: `${1 - gap} ${gap}` };
  return (
    <svg width="100%" height="8" aria-hidden="true" className="reading-meter">
      <line x2="100%" pathLength={of} {...line} className="stroke-night-line" />
      {to > from && <line x1={at(from)} x2={at(to)} pathLength={to - from} {...line} stroke="currentColor" />}
    </svg>
  );
}

export function MachineScreen({ heading, machine, list }: MachineScreenProps) {
  return (
    <section className="bg-surface py-10 md:py-20">
      <div className="page">
        <div className="axes items-end gap-y-4">
          <h2 className="text-2xl md:text-title lg:col-span-8">{heading.title}</h2>
          <p className="text-lg soft max-lg:max-w-lead lg:col-span-4">{heading.lead}</p>
        </div>
        <div className="machine on-night bg-night text-on-night">
          <p aria-hidden="true" className="vignette flex flex-wrap items-start gap-x-3 pb-4 lg:pb-8">
            <span className="grow">
              <b className="block text-lg">{machine.title}</b>
              <span className="text-on-night-soft">{machine.text}</span>
            </span>
            <ExampleMark />
          </p>
          <dl className="readings">
            {list.map(({ title, text, field, value, meter, bad }) => (
              <div key={title} className="reading">
                <dt className="font-semibold leading-snug lg:text-xl">{title}</dt>
                <dd>
                  <span
                    aria-hidden="true"
                    className={`reading-value vignette ${bad ? "text-alarm" : "text-brand-bright"}`}
                  >
                    <span className="reading-words">
                      <span className="reading-field">{field}</span> <b>{value}</b>
                    </span>
                    <Meter {...meter} />
                  </span>
                  <span className="text-sm leading-snug text-on-night-soft lg:text-base">{text}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
