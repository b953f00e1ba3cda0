import type { ReactNode } from "react";
import { firm } from "../content/firm/firm.ts";
import { type PageProps, SitePage } from "../document/site-page.tsx";
import { read } from "../site-content.ts";
import { ArrowLink } from "../ui/arrow-link.tsx";
import { FirstPaintMark } from "../ui/first-paint-mark.tsx";
import { Link } from "../ui/link.tsx";
import { MailAddress } from "../ui/mail-address.tsx";
import { Section } from "../ui/section.tsx";
import { textLinkClasses } from "../ui/text-link-classes.ts";
import { applicationFormProps } from "./form-props.ts";
import { NumberedSteps } from "./numbered-steps.tsx";
import { PlainWordsComparison } from "./plain-words-comparison.tsx";
import { TeamStreet } from "./team-street.tsx";
import type { CareersTexts } from "./words.ts";
import "./form-stalled.css";

const site = read(firm);

const MailUsLink = () => (
  <a
    href={applicationFormProps.mail.link}
    data-event="mail"
    className={`font-semibold ${textLinkClasses.inText}`}
  >
    <MailAddress />
  </a>
);

interface CareersPageProps extends PageProps {
  texts: CareersTexts;
  form: ReactNode;
}

export function CareersPage({ path, texts, form }: CareersPageProps) {
  const { forBuyers, opening, people, plainWords, after } = texts;
  return (
    <SitePage path={path}>
      <Section tone="ground" space="none" className="pt-6 md:pt-12">
        <h1 className="text-opening max-lg:max-w-title">{opening.title}</h1>
        <p className="mt-4 max-w-lead text-lg text-ink-soft lg:mt-5 lg:max-w-text">{opening.lead}</p>
        <div className="@container sm:mt-4 md:mt-8" data-print="hide">
          <TeamStreet />
        </div>
      </Section>
      <Section className="axes grid-flow-dense grid-rows-[auto_1fr] items-baseline gap-x-8 gap-y-6 max-lg:grid-pair sm:gap-y-12 lg:gap-y-10">
        <PlainWordsComparison {...plainWords} />
        <div className="col-start-1 row-span-2 lg:col-span-6">
          <h2 className="text-3xl">{texts.form.title}</h2>
          <p className="mt-1 mb-4 text-ink-soft sm:mt-2 sm:mb-6">{texts.form.lead}</p>
          <FirstPaintMark windows="wide" />
          {/* Before the form and its JSON, so that it is in the first packets of the page. */}
          <p className="hidden rounded-xl bg-brand-wash px-5 py-4 noscript:block">
            {texts.form.withoutScript} <MailUsLink />
          </p>
          {form}
          <p className="mt-5 hidden text-ink-soft in-data-[form=waiting]:block">{texts.form.waiting}</p>
          <p
            role="alert"
            className="form-stalled mt-5 rounded-xl bg-bad-wash px-5 py-4 noscript:hidden in-[[data-form]:not([data-form=stalled])]:hidden"
          >
            {texts.form.stalled} <MailUsLink />
          </p>
          <p className="mt-6 text-ink-soft noscript:hidden">
            {texts.form.orByMail} <MailUsLink />
          </p>
        </div>
        <div className="-col-end-1 max-sm:mt-6 lg:col-span-5 lg:col-start-8">
          <h2 className="text-xl md:text-lg">{people.title}</h2>
          <dl className="mt-3">
            {people.list.map(({ title, text }) => (
              <div key={title} className="border-t border-line py-3">
                <dt className="font-semibold">{title}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
          <div className="border-t border-line pt-2">
            <ArrowLink to="/sobre-nosotros" className="text-brand-strong">
              {opening.about}
            </ArrowLink>
            <p className="flex flex-wrap items-center gap-x-3" data-print="hide">
              {forBuyers.text}
              <Link to="/contacto" className={textLinkClasses.strong}>
                {forBuyers.call}
              </Link>
            </p>
          </div>
        </div>
      </Section>
      {site.applications && <NumberedSteps {...after} />}
    </SitePage>
  );
}
