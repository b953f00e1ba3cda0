import { Person, raisedArmSvgPath } from "../ui/person.tsx";
import { Section } from "../ui/section.tsx";
import { StreetObjectIcon } from "../ui/street.tsx";
import { Vignette } from "../ui/vignette.tsx";
import type { AboutTexts } from "./words.ts";

function PersonAsking({ question }: { question: string }) {
  return (
    <div className="@container mt-8 max-w-note lg:col-span-4 lg:max-w-none" data-print="hide">
      <Vignette className="flex flex-wrap-reverse border-b-5 border-brand [--street-unit:calc(100cqw/249.2)]">
        <StreetObjectIcon
          name="workshop"
          className="street-day street-at-workshop me-[calc(15*var(--street-unit))] h-[calc(84*var(--street-unit))] flex-none overflow-visible"
        >
          <Person x={104} armsSvgPath={`${raisedArmSvgPath}M-3 74.500L-5 80`} />
        </StreetObjectIcon>
        {/* With enlarged text the bubble does not fit beside the workshop and is above it. */}
        <span className="flex-[1_1_9rem] [align-self:end] pb-[calc(19*var(--street-unit))]">
          {/* Narrow, so that the question has two short lines. */}
          <span className="block w-fit max-w-[8.5em] text-balance rounded-xl rounded-es-none bg-surface-raised px-3 py-2 shadow-lg">
            {question}
          </span>
        </span>
      </Vignette>
    </div>
  );
}

export function StatementAndReasons({ title, lead, question, list }: AboutTexts["meaning"]) {
  return (
    <Section tone="sunk" space="largest">
      <div className="axes items-end gap-x-8">
        <div className="lg:col-span-8">
          <h2 className="text-4xl font-normal tracking-tight text-balance text-brand-strong">{title}</h2>
          <p className="mt-6 text-xl">{lead}</p>
        </div>
        <PersonAsking question={question} />
      </div>
      <div className="axes mt-8 gap-x-8 gap-y-8 max-lg:grid-pair lg:mt-16">
        {list.map(({ title: reason, text }) => (
          <div key={reason} className="lg:col-span-6">
            <h3 className="text-xl">{reason}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
