import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { careers } from "#app/content/careers.ts";
import { buttonClasses } from "#app/ui/button.tsx";
import { MailAddress } from "#app/ui/mail-address.tsx";
import { applicationMail, applicationText, type JobApplication } from "./application.ts";
import type { DeliveryFailure } from "./delivery.ts";

const { form } = careers;

/** The focus goes where something new is to be read; on a low window it opened under the lower edge. */
function goTo(notice: HTMLElement | null) {
  notice?.focus({ preventScroll: true });
  notice?.scrollIntoView({ block: "nearest" });
}

const bringIntoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: "nearest" });

export function MailUs() {
  return (
    <a href={applicationMail()} data-event="mail" className="font-semibold underline underline-offset-4">
      <MailAddress />
    </a>
  );
}

export function Thanks({ children }: { children: ReactNode }) {
  return (
    <div ref={goTo} tabIndex={-1} className="scroll-mb-8">
      <div className="flex gap-4 rounded-md bg-good-wash px-5 py-4">
        <CircleCheck className="mt-0.5 size-6 flex-none text-good" />
        <p>
          <strong className="block font-semibold">{form.sent.title}</strong>
          {form.sent.text}
        </p>
      </div>
      {children}
    </div>
  );
}

/** What is left to do where the form is delivered nowhere. The fields are empty by now, so the text is here too. */
export function MailStep({ application }: { application: JobApplication }) {
  const { text, call, otherwise, copy } = form.byMail;
  return (
    <div className="mt-6">
      <p className="font-semibold">{text}</p>
      <p className="mt-4">
        <a href={applicationMail(application)} className={`${buttonClasses("ink")} w-full sm:w-auto`}>
          {call}
        </a>
      </p>
      <details className="mt-4">
        <summary className="min-h-target cursor-pointer py-2 font-semibold text-brand">{otherwise}</summary>
        <p className="mt-1">
          {copy} <MailUs />
        </p>
        <p className="mt-3 rounded-md border border-line bg-surface-sunk px-4 py-3 text-sm whitespace-pre-wrap select-all">
          {applicationText(application)}
        </p>
      </details>
    </div>
  );
}

interface FailureProps {
  reason: DeliveryFailure["reason"];
  application: JobApplication;
  onRetry: () => void;
}

export function Failure({ reason, application, onRetry }: FailureProps) {
  return (
    <div ref={bringIntoView} className="scroll-mb-8 rounded-md bg-bad-wash px-5 py-4">
      <p className="flex gap-4">
        <CircleAlert className="mt-0.5 size-6 flex-none text-bad" />
        <span>
          <strong className="block font-semibold">{form.failure[reason]}</strong>
          {form.failure.kept}
        </span>
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <button type="submit" onClick={onRetry} className={`${buttonClasses("ink", "md")} flex-auto`}>
          {form.failure.retry}
        </button>
        <a href={applicationMail(application)} className={`${buttonClasses("quiet", "md")} flex-auto`}>
          {form.failure.mail}
        </a>
      </p>
    </div>
  );
}
