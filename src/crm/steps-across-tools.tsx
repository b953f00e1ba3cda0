import { integrationLogosPath } from "../brand/integration-logos.ts";
import { integrationsWords } from "../sections/words.ts";
import { read } from "../site-content.ts";
import { Vignette } from "../ui/vignette.tsx";
import type { CrmPictures } from "./words.ts";
import "./steps-across-tools.css";

const integrations = read(integrationsWords);

const findToolLogoId = (tool: string) => integrations.find(({ name }) => name === tool)?.logo;

export function StepsAcrossTools({ label, steps, more: textBelow }: CrmPictures["connectedTools"]) {
  return (
    <Vignette label={label}>
      <div className="grid gap-x-8 gap-y-3 md:max-lg:auto-cols-fr md:max-lg:grid-flow-col md:max-lg:grid-rows-2 lg:grid-cols-4">
        {steps.map(({ tool, time, title, text }) => {
          // A tool without a logo is the CRM itself: its step is styled as the customer's record.
          const logo = findToolLogoId(tool);
          return (
            <div
              key={tool}
              className={`tool-step relative rounded-xl border px-4 py-3 md:py-4 ${logo ? "bg-surface-raised" : "border-transparent bg-brand-strong text-surface"}`}
            >
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
