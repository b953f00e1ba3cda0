import { Check } from "lucide-react";
import { ExampleLabel } from "../ui/example-label.tsx";
import { Section } from "../ui/section.tsx";
import { Vignette } from "../ui/vignette.tsx";
import type { AiAgentsTexts } from "./words.ts";

export function AgentJobs({ heading, list, doubt }: AiAgentsTexts["agents"]) {
  return (
    <Section tone="sunk">
      <h2 className="text-3xl">{heading.title}</h2>
      <div className="mt-4 flex items-baseline justify-between gap-3 max-sm:items-end lg:grid lg:grid-cols-3 lg:gap-x-8">
        <p className="text-lg text-ink-soft lg:col-span-2">{heading.lead}</p>
        <ExampleLabel />
      </div>
      <ul className="mt-4 lg:mt-6">
        {list.map(({ id, title, text, asks, outcome, outgoing }) => (
          <li
            key={id}
            id={id}
            tabIndex={-1}
            className="axes gap-x-8 gap-y-3 border-t border-line py-6 max-lg:grid-fit-2xs lg:py-10"
          >
            <div className="lg:contents">
              <h3 className="axis-side text-2xl">{title}</h3>
              <p className="mt-3 text-ink-soft lg:col-span-4 lg:mt-0">{text}</p>
            </div>
            <Vignette className="grid content-start justify-items-start gap-3 lg:col-span-4">
              <p className="chat-message" data-from={outgoing ? "agent" : "customer"}>
                <span className="chat-bubble">{asks}</span>
              </p>
              <p className="flex gap-2 font-semibold">
                <Check className="mt-1 size-[1rem] flex-none text-brand" strokeWidth={3} />
                {outcome}
              </p>
            </Vignette>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-10 text-statement tracking-tight text-balance lg:pt-16">
        {doubt.title} <span className="inline-block text-brand-strong">{doubt.text}</span>
      </p>
    </Section>
  );
}
