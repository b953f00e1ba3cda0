import type { PropsWithChildren } from "react";
import { Section } from "../ui/section.tsx";
import type { GoogleWorkspaceTexts } from "./words.ts";

type WorkspaceBenefitsProps = PropsWithChildren<GoogleWorkspaceTexts["change"]>;

export function WorkspaceBenefits({ title, changes, children }: WorkspaceBenefitsProps) {
  return (
    <Section>
      <h2 className="text-3xl">{title}</h2>
      {children}
      <ul className="mt-6 lg:mt-16">
        {changes.map(({ title: change, text }) => (
          <li
            key={change}
            className="axes items-baseline gap-x-8 gap-y-2 border-t border-line py-3 lg:py-5 max-lg:grid-fit-2xs"
          >
            <h3 className="text-xl lg:col-span-8 lg:text-2xl">{change}</h3>
            <p className="text-ink-soft lg:col-span-4">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
