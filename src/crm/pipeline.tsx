import { region } from "../content/firm/region.ts";
import { read } from "../site-content.ts";
import { ExampleLabel } from "../ui/example-label.tsx";
import { StreetObjectIcon } from "../ui/street.tsx";
import { Vignette } from "../ui/vignette.tsx";
import { ChannelIcon } from "./channel-icon.tsx";
import type { CrmPictures } from "./words.ts";
import "./pipeline.css";

const { formatExampleAmount } = read(region);

type Deal = CrmPictures["pipeline"]["stages"][number]["deals"][number];

const sumDealAmounts = (deals: readonly Deal[]) => deals.reduce((sum, { amount }) => sum + amount, 0);

function DealCard({ who, what, amount, channel, shop, moved }: Deal) {
  return (
    <div
      className={`grid content-between rounded-xl bg-surface-raised p-3 md:p-4 ${moved ? "deal-moved relative shadow-2xl" : "shadow-lg"}`}
    >
      <div>
        {shop && <StreetObjectIcon name={shop} className="street-day float-end ms-1 h-10" />}
        <p className="font-semibold leading-tight">{who}</p>
        <p className="text-ink-soft">{what}</p>
      </div>
      <p className="mt-2 flex items-center justify-between gap-2 font-semibold text-brand">
        {formatExampleAmount(amount)}
        <ChannelIcon channel={channel} className="text-ink-soft" />
      </p>
    </div>
  );
}

interface StageTotalProps {
  deals: readonly Deal[];
  largestTotal: number;
  won: boolean | undefined;
}

/** The total of a stage as a figure and a bar; of the last stage also the total before the won card moved there. */
function StageTotal({ deals, largestTotal, won }: StageTotalProps) {
  const total = sumDealAmounts(deals);
  return (
    <>
      <p className="relative text-ink-soft">
        <span className={won ? "sum-now" : undefined}>{formatExampleAmount(total)}</span>
        {won && (
          <span className="sum-before absolute top-0 left-0 opacity-0">
            {formatExampleAmount(sumDealAmounts(deals.filter(({ moved }) => !moved)))}
          </span>
        )}
      </p>
      {/* Two drawings: one that moves as a whole is not laid out again in each frame. */}
      <div className="stack mt-2">
        <svg aria-hidden="true" width="100%" height="8">
          <rect width="100%" height="8" rx="4" className="fill-line" />
        </svg>
        <svg aria-hidden="true" width="100%" height="8" className={won ? "sum-won origin-left" : undefined}>
          <rect
            width={`${Math.round((100 * total) / largestTotal)}%`}
            height="8"
            rx="4"
            className={won ? "fill-good" : "fill-brand"}
          />
        </svg>
      </div>
    </>
  );
}

/** On a phone it starts at its end, where the sale is won: therefore right to left, with reversed stages. */
export function Pipeline({ label, title, stages, inPlay, left }: CrmPictures["pipeline"]) {
  const largestTotal = Math.max(...stages.map(({ deals }) => sumDealAmounts(deals)));
  const emptiedStageIndex = stages.length - 2;
  return (
    <div className="border-y border-line bg-surface-sunk">
      <Vignette className="page flex flex-wrap items-baseline gap-x-3 gap-y-2 py-4 sm:gap-x-8">
        <p className="grow font-semibold">{title}</p>
        <p className="text-ink-soft max-sm:order-last">{inPlay}</p>
        <ExampleLabel />
      </Vignette>
      {/* The label is on the scrolling element, because the keyboard has to reach it. */}
      <div
        role="img"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways
        tabIndex={0}
        className="board overflow-x-auto overscroll-x-contain px-5 scroll-px-5 md:overflow-visible md:px-8"
      >
        <Vignette className="board-stages flex w-max md:mx-auto md:grid md:w-auto md:grid-cols-4">
          {stages
            .map(({ name, deals, won }, index) => (
              <div
                key={name}
                className="board-stage relative flex snap-start flex-col pt-3 pb-5 first:z-1 md:w-auto"
              >
                <p className={`font-semibold ${won ? "text-good" : ""}`}>{name}</p>
                <StageTotal deals={deals} largestTotal={largestTotal} won={won} />
                <div className="mt-4 grid grow gap-3 md:auto-rows-fr">
                  {index === emptiedStageIndex && (
                    <p className="grid min-h-24 place-items-center rounded-xl border border-dashed border-line-strong p-2 text-ink-soft">
                      {left}
                    </p>
                  )}
                  {deals.map((deal) => (
                    <DealCard key={deal.who} {...deal} />
                  ))}
                </div>
              </div>
            ))
            .reverse()}
        </Vignette>
      </div>
    </div>
  );
}
