import type { ReactNode } from "react";
import { formatExampleAmount } from "../content/region.ts";
import { ExampleLabel } from "../ui/example-label.tsx";
import { StreetObjectIcon } from "../ui/street.tsx";
import { ChannelIcon } from "./channel-icon.tsx";
import type { CrmPictures } from "./words.ts";
import "./pipeline.css";

type Deal = CrmPictures["pipeline"]["stages"][number]["deals"][number];

const sumDealAmounts = (deals: readonly Deal[]) => deals.reduce((sum, { amount }) => sum + amount, 0);

function DealCard({ who, what, amount, channel, shop, moved }: Omit<Deal, "amount"> & { amount: string }) {
  return (
    <div
      className={`grid content-between rounded-md bg-surface-raised p-3 md:p-4 ${moved ? "deal-moved relative shadow-lift" : "shadow-soft"}`}
    >
      <div>
        {shop && <StreetObjectIcon name={shop} className="street-day float-end ms-1 h-10" />}
        <p className="font-semibold line-height-tight">{who}</p>
        <p className="text-ink-soft">{what}</p>
      </div>
      <p className="mt-2 flex items-center justify-between gap-2 font-semibold text-brand">
        {amount}
        <ChannelIcon channel={channel} className="text-ink-soft" />
      </p>
    </div>
  );
}

function StageBar({
  percentOfLargestTotal,
  className,
}: {
  percentOfLargestTotal: number;
  className: string;
}) {
  return (
    <svg aria-hidden="true" width="100%" height="8" className="mt-2 block">
      <rect width="100%" height="8" rx="4" className="fill-line" />
      <rect width={`${percentOfLargestTotal}%`} height="8" rx="4" className={className} />
    </svg>
  );
}

function EmptyDealSlot({ children }: { children: ReactNode }) {
  return (
    <p className="grid min-h-24 place-items-center rounded-md border border-dashed border-line-strong p-2 text-ink-soft">
      {children}
    </p>
  );
}

/** The total of a stage as a figure and a bar. `totalBeforeMove` is the total before the won card moved there. */
function StageTotal({
  total,
  totalBeforeMove,
  percentOfLargestTotal,
  won,
}: {
  total: string;
  totalBeforeMove?: string;
  /** The share of the largest total. */
  percentOfLargestTotal: number;
  won?: boolean;
}) {
  return (
    <>
      <p className="relative text-ink-soft">
        <span className={totalBeforeMove && "sum-now"}>{total}</span>
        {totalBeforeMove && (
          <span className="sum-before absolute top-0 left-0 opacity-0">{totalBeforeMove}</span>
        )}
      </p>
      <StageBar
        percentOfLargestTotal={percentOfLargestTotal}
        className={won ? "sum-won origin-top-left fill-good" : "fill-brand"}
      />
    </>
  );
}

/**
 * The sales board of the workshop. On a phone it scrolls sideways and starts at its end, where the sale is won: therefore its
 * direction is right to left and its stages are reversed.
 */
export function Pipeline({ label, title, stages, inPlay, left }: CrmPictures["pipeline"]) {
  const largestTotal = Math.max(...stages.map(({ deals }) => sumDealAmounts(deals)));
  const emptiedStageIndex = stages.length - 2;
  return (
    <div className="vignette @container border-y border-line bg-surface-sunk">
      <p
        aria-hidden="true"
        className="mx-auto flex max-w-page flex-wrap items-baseline gap-x-3 gap-y-2 px-5 py-4 sm:gap-x-8 sm:px-8"
      >
        <span className="grow font-semibold">{title}</span>
        <span className="text-ink-soft max-sm:order-last">{inPlay}</span>
        <ExampleLabel />
      </p>
      {/* The label is on the scrolling element, because the keyboard has to reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways */}
      <div role="img" aria-label={label} tabIndex={0} className="board">
        <div aria-hidden="true" className="board-stages">
          {stages
            .map(({ name, deals, won }, index) => (
              <div key={name} className="board-stage">
                <p className={`font-semibold ${won ? "text-good" : ""}`}>{name}</p>
                <StageTotal
                  total={formatExampleAmount(sumDealAmounts(deals))}
                  totalBeforeMove={
                    won ? formatExampleAmount(sumDealAmounts(deals.filter(({ moved }) => !moved))) : undefined
                  }
                  percentOfLargestTotal={Math.round((100 * sumDealAmounts(deals)) / largestTotal)}
                  won={won}
                />
                <div className="mt-4 grid grow gap-3 md:auto-rows-fr">
                  {index === emptiedStageIndex && <EmptyDealSlot>{left}</EmptyDealSlot>}
                  {deals.map((deal) => (
                    <DealCard key={deal.who} {...deal} amount={formatExampleAmount(deal.amount)} />
                  ))}
                </div>
              </div>
            ))
            .reverse()}
        </div>
      </div>
    </div>
  );
}
