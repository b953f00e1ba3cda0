import type { ReactNode } from "react";
import { Section } from "../ui/section.tsx";
import { Vignette } from "../ui/vignette.tsx";
import type { GoogleWorkspaceTexts } from "./words.ts";

type Parts = GoogleWorkspaceTexts["parts"];
type ProductPartsProps = Parts & { pictures: Record<Parts["list"][number]["id"], ReactNode> };

export function ProductParts({ heading, account, list, pictures }: ProductPartsProps) {
  return (
    <Section>
      <h2 className="text-3xl">{heading.title}</h2>
      <p className="mt-4 text-lg text-ink-soft">{heading.lead}</p>
      <Vignette className="mt-6 flex w-fit max-w-full items-center gap-3 rounded-full bg-brand py-1 ps-1 pe-5 font-semibold text-surface lg:mt-12">
        <b className="grid h-10 w-10 flex-none place-items-center rounded-full bg-surface text-brand">
          {account.charAt(0).toUpperCase()}
        </b>
        <p className="wrap-anywhere">{account}</p>
      </Vignette>
      <ul>
        {list.map(({ id, title, text }) => (
          <li
            key={id}
            className="group print-exact relative axes gap-x-8 gap-y-3 py-(--pad) [--pad:12px] max-lg:grid-fit-2xs max-lg:ps-12 lg:items-baseline lg:[--pad:20px]"
          >
            {/* A part of the line that joins all parts, and its dot, at the middle of the title: on the last one the line ends. */}
            <span className="absolute inset-y-0 left-[22px] w-1 bg-brand text-3xl group-last:bottom-auto group-last:h-[calc(var(--pad)+0.5lh)]" />
            <span className="absolute top-[calc(var(--pad)+0.5lh-8px)] left-4 size-4 rounded-full bg-brand text-3xl" />
            <div className="lg:contents">
              <h3 className="axis-side text-3xl lg:ps-16">{title}</h3>
              <p className="mt-2 max-w-lead text-ink-soft lg:col-span-4 lg:mt-0 lg:text-lg">{text}</p>
            </div>
            <div className="lg:col-span-4 lg:self-start">{pictures[id]}</div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
