import type { PrivacyPageTexts } from "../content/privacy.ts";
import { Section } from "../ui/section.tsx";

export function LegalText({ title, since: validSince, parts: sections }: PrivacyPageTexts) {
  return (
    <Section className="grid gap-10">
      <div>
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-6 text-ink-soft">{validSince}</p>
      </div>
      {sections.map(({ title: name, text }) => (
        <section key={name} className="max-w-text">
          <h2 className="text-xl">{name}</h2>
          {text.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph} className="mt-3 text-pretty">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </Section>
  );
}
