import { integrationLogosPath } from "../brand/integration-logos.ts";
import { integrationsWords } from "../sections/words.ts";
import { read } from "../site-content.ts";
import { Vignette } from "../ui/vignette.tsx";
import type { CrmPictures } from "./words.ts";

const integrations = read(integrationsWords);

const findToolLogoId = (tool: string) => integrations.find(({ name }) => name === tool)?.logo;

/** From the step before: down on phones, across on wide windows; between, the third step is at the top of a second column. */
function StepConnector({ index }: { index: number }) {
  return (
    <>
      <span
        className={`absolute -top-3.5 left-7 h-3.5 w-0.5 bg-brand-mid lg:top-1/2 lg:-left-8.5 lg:h-0.5 lg:w-8.5 ${index === 2 ? "md:max-lg:hidden" : ""}`}
      />
      {index === 1 && (
        <span className="absolute top-[calc(50%+1px)] -right-4.5 hidden h-0.5 w-4.5 bg-brand-mid md:max-lg:block" />
      )}
      {index === 2 && (
        <span className="absolute top-1/2 -left-4.5 hidden h-[calc(100%+14px)] w-4.5 border-t-2 border-l-2 border-brand-mid md:max-lg:block" />
      )}
    </>
  );
}

export function StepsAcrossTools({ label, steps, more: textBelow }: CrmPictures["connectedTools"]) {
  return (
    <Vignette label={label}>
      <div className="grid gap-x-8 gap-y-3 md:max-lg:auto-cols-fr md:max-lg:grid-flow-col md:max-lg:grid-rows-2 lg:grid-cols-4">
        {steps.map(({ tool, time, title, text }, index) => {
          // A tool without a logo is the CRM itself: its step is styled as the customer's record.
          const logo = findToolLogoId(tool);
          return (
            <div
              key={tool}
              className={`relative rounded-xl border px-4 py-3 md:py-4 ${logo ? "border-line bg-surface-raised dark:border-transparent" : "border-transparent bg-brand-strong text-surface"}`}
            >
              {index > 0 && <StepConnector index={index} />}
              <p className="flex min-h-7 flex-wrap items-center gap-x-3">
                {logo && (
                  <img
                    src={`${integrationLogosPath}#${logo}`}
                    alt=""
                    width={28}
                    height={28}
                    loading="lazy"
                    className="rounded-md dark:bg-on-night dark:p-1 size-[1.75rem]"
                  />
                )}
                <b>{tool}</b>
                <span className="ms-auto soft">{time}</span>
              </p>
              <p className="mt-2 text-lg/tight font-semibold">{title}</p>
              <p className="soft max-sm:hidden">{text}</p>
            </div>
          );
        })}
      </div>
      <p className="mt-6 text-ink-soft">{textBelow}</p>
    </Vignette>
  );
}
