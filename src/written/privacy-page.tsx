import { privacyWords } from "../content/shared/privacy.ts";
import { type PageProps, SitePage } from "../document/site-page.tsx";
import { read } from "../site-content.ts";
import { Section } from "../ui/section.tsx";

const privacyPageTexts = read(privacyWords);

export function PrivacyPage({ path }: PageProps) {
  if (!privacyPageTexts) return null;
  const { title, since, parts } = privacyPageTexts;
  return (
    <SitePage path={path}>
      <Section className="grid gap-10">
        <div>
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-6 text-ink-soft">{since}</p>
        </div>
        {parts.map(({ title: name, text }) => (
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
    </SitePage>
  );
}
