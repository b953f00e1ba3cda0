import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClasses } from "#app/ui/button.tsx";
import { MailAddress } from "#app/ui/mail-address.tsx";
import { careers } from "#content/careers";
import { applicationMail, applicationText, type JobApplication } from "./application.ts";
import type { Step } from "./use-delivery.ts";

const { form } = careers;

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

/** The focus goes where something new is to be read; on a low window it opened under the lower edge. */
function goTo(news: HTMLElement | null) {
  news?.focus({ preventScroll: true });
  bringIntoView((news?.lastElementChild ?? null) as HTMLElement | null);
}

export function MailUs() {
  return (
    <a href={applicationMail()} data-event="mail" className="font-semibold underline underline-offset-4">
      <MailAddress />
    </a>
  );
}

/** @param here whether the visitor has sent it on this page, and not in another tab */
export function Thanks({ here, children }: { here: boolean; children: ReactNode }) {
  return (
    <div ref={here ? goTo : undefined} tabIndex={-1}>
      {children}
      <div className="flex scroll-mb-8 gap-4 rounded-md bg-good-wash px-5 py-4">
        <CircleCheck className="mt-0.5 square-6 flex-none text-good" />
        <p>
          <strong className="block font-semibold">{form.sent.title}</strong>
          {form.sent.text}
        </p>
      </div>
    </div>
  );
}

/** For whom no program opens for mail, or not with a text of this length. */
function TextToCopy({ application }: { application: JobApplication }) {
  const { otherwise, copy } = form.byMail;
  return (
    <details className="mt-4">
      <summary className="min-h-target cursor-pointer py-2 font-semibold text-brand">{otherwise}</summary>
      <p className="mt-1">
        {copy} <MailUs />
      </p>
      <p className="mt-3 rounded-md border border-line bg-surface-sunk px-4 py-3 text-sm wrap-anywhere whitespace-pre-wrap select-all">
        {applicationText(application)}
      </p>
    </details>
  );
}

/** What is left to do where the form is delivered nowhere. The fields are empty by now, so the text is here too. */
export function MailStep({ application }: { application: JobApplication }) {
  const { title, text, call } = form.byMail;
  return (
    <div className="mb-4 rounded-md border-2 border-ink px-5 pt-5 pb-3">
      <p className="text-lg font-semibold">{title}</p>
      <p className="mt-2">{text}</p>
      <p className="mt-4">
        <a href={applicationMail(application)} className={`${buttonClasses("ink")} w-full`}>
          {call}
        </a>
      </p>
      <TextToCopy application={application} />
    </div>
  );
}

/** What another try cannot change: the text is too long, or of a format that the receiver does not take. */
const byMailOnly = ["tooLong", "notUnderstood"];

type FailureProps = Omit<Extract<Step, { name: "failed" }>, "name"> & { onRetry: () => void };

export function Failure({ reason, here, application, onRetry }: FailureProps) {
  const mayRetry = !byMailOnly.includes(reason);
  return (
    <div ref={here ? bringIntoView : undefined} className="scroll-mb-8 rounded-md bg-bad-wash px-5 py-4">
      <p className="flex gap-4">
        <CircleAlert className="mt-0.5 square-6 flex-none text-bad" />
        <span>
          <strong className="block font-semibold">{form.failure[reason]}</strong>
          {form.failure.kept}
        </span>
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        {mayRetry && (
          <button type="submit" onClick={onRetry} className={`${buttonClasses("ink", "md")} flex-auto`}>
            {form.failure.retry}
          </button>
        )}
        <a
          href={applicationMail(application)}
          className={`${buttonClasses(mayRetry ? "quiet" : "ink", "md")} flex-auto`}
        >
          {form.failure.mail}
        </a>
      </p>
      <TextToCopy application={application} />
    </div>
  );
}
