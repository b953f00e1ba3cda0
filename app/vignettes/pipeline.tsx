import { Clock } from "lucide-react";
import { Vignette } from "#app/ui/vignette.tsx";
import { type Channel, ChannelMark } from "./channel-mark.tsx";

interface Deal {
  who: string;
  what: string;
  amount: number;
  channel: Channel;
  last: string;
  reminder?: string;
  moving?: boolean;
}

interface PipelineProps {
  label: string;
  title: string;
  stages: readonly {
    name: string;
    deals: readonly Deal[];
    won?: boolean;
    /** On a phone the board shows one stage open, as its app does. */
    openOnPhone?: boolean;
  }[];
  money: (amount: number) => string;
  inPlay: (amount: string, deals: number) => string;
  dropHere: string;
}

const total = (deals: readonly Deal[]) => deals.reduce((sum, { amount }) => sum + amount, 0);

function Card({
  who,
  what,
  amount,
  channel,
  last,
  reminder,
  moving,
}: Omit<Deal, "amount"> & { amount: string }) {
  return (
    <div
      className={`rounded-md bg-surface-raised p-4 ${moving ? "shadow-lift relative z-1 md:translate-x-1/6 md:rotate-2" : "shadow-soft"}`}
    >
      <p className="text-sm font-semibold leading-tight">{who}</p>
      <p className="text-ink-soft">{what}</p>
      <p className="mt-3 text-sm font-semibold text-brand">{amount}</p>
      <p className="mt-1 flex items-center gap-1.5 text-ink-soft">
        <ChannelMark channel={channel} />
        {last}
      </p>
      {reminder && (
        <p className="mt-3 flex items-start gap-1.5 border-t border-line pt-3 wrap-anywhere text-good">
          <Clock className="mt-0.5 size-4 flex-none" />
          {reminder}
        </p>
      )}
    </div>
  );
}

export function Pipeline({ label, title, stages, money, inPlay, dropHere }: PipelineProps) {
  const open = stages.filter(({ won }) => !won).flatMap(({ deals }) => deals);
  const widest = Math.max(...stages.map(({ deals }) => total(deals)));
  return (
    <Vignette label={label} className="border-y border-line bg-surface-sunk">
      <div className="mx-auto max-w-page px-5 sm:px-8">
        <p className="grid items-baseline gap-x-6 border-b border-line py-4 md:grid-cols-2 lg:gap-x-10">
          <span className="text-sm font-semibold">{title}</span>
          <span className="text-ink-soft">{inPlay(money(total(open)), open.length)}</span>
        </p>
        <div className="grid md:grid-cols-4 md:gap-x-6 lg:gap-x-10">
          {stages.map(({ name, deals, won, openOnPhone }) => (
            <div
              key={name}
              className="relative border-b border-line py-4 last:border-b-0 md:border-b-0 md:pb-10 md:not-first:before:absolute md:not-first:before:inset-y-0 md:not-first:before:-start-3 md:not-first:before:border-s md:not-first:before:border-line lg:not-first:before:-start-5"
            >
              <p className="flex items-baseline justify-between gap-3 md:block">
                <span className={`text-sm font-semibold ${won ? "text-good" : ""}`}>{name}</span>
                <span className="text-ink-soft md:block">{money(total(deals))}</span>
              </p>
              <svg aria-hidden="true" width="100%" height="6" className="mt-2 block">
                <rect width="100%" height="6" rx="3" className="fill-line" />
                <rect
                  width={`${Math.round((100 * total(deals)) / widest)}%`}
                  height="6"
                  rx="3"
                  className={won ? "fill-good" : "fill-brand"}
                />
              </svg>
              <div className={`mt-4 gap-3 ${openOnPhone ? "grid" : "hidden md:grid"}`}>
                {won && (
                  <p className="rounded-md border border-dashed border-line-strong px-4 py-6 md:grid md:min-h-33 md:place-items-center text-center text-balance text-ink-soft">
                    {dropHere}
                  </p>
                )}
                {deals.map((deal) => (
                  <Card key={deal.who} {...deal} amount={money(deal.amount)} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </Vignette>
  );
}
