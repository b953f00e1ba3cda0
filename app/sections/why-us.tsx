import type { Item } from "#app/content/shapes.ts";

interface WhyUsProps {
  title: string;
  partners: string | undefined;
  milestones: readonly { date: string; name: string; what: string }[];
  reasons: readonly Item[];
}

export function WhyUs({ title, partners, milestones, reasons }: WhyUsProps) {
  return (
    <section className="overflow-x-clip bg-surface py-10 lg:py-16">
      <div className="page">
        <h2 className="text-title">{title}</h2>
        {partners && (
          <h3 className={`partners text-ink-soft lg:text-xl ${milestones.length > 2 ? "partners-both" : ""}`}>
            {partners}
          </h3>
        )}
        <ol className={partners ? "years" : "years mt-8"}>
          {milestones.map(({ date, name, what }) => (
            <li key={date}>
              <p className="text-heading font-semibold tracking-tight text-brand-strong lg:text-title">
                {date}
              </p>
              <p className="mt-1 text-sm leading-tight lg:text-lg">
                <b className="block">{name}</b>
                {what}
              </p>
            </li>
          ))}
        </ol>
        <ul className="mt-8 grid items-baseline gap-x-8 max-lg:grid-fit-72">
          {reasons.map(({ title: reason, text }) => (
            <li key={reason} className="axes border-t border-line py-3 lg:py-6">
              <h3 className="axis-side text-xl">{reason}</h3>
              <p className="axis-main max-w-text text-sm text-ink-soft lg:text-lg">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
