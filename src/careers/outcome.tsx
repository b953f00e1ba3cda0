import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { getButtonClasses } from "../ui/button.tsx";
import { MailAddress } from "../ui/mail-address.tsx";
import { careersPageTexts } from "./words.ts";
import { buildApplicationMailLink, formatApplicationText, type JobApplication } from "./application.ts";
import type { FormStatus } from "./use-delivery.ts";

const { form: formTexts } = careersPageTexts;

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

/** Moves the focus to a new message and scrolls its end into view: in a low window messages open below the lower edge. */
function focusMessageAndScrollToEnd(message: HTMLElement | null) {
  message?.focus({ preventScroll: true });
  scrollIntoView(message?.querySelector<HTMLElement>("[data-end]") ?? null);
}

/** The firm's mail address for applicants who do not use the form or cannot: the mail gets a subject and no text. */
export function MailUsLink() {
  return (
    <a
      href={buildApplicationMailLink()}
      data-event="mail"
      className="font-semibold underline underline-offset-4"
    >
      <MailAddress />
    </a>
  );
}

/**
 * @param wasSentInThisTab whether this tab, and no other, has sent the application: only then the message gets the focus
 * @param remainingStep what the applicant still has to do, shown above the thanks in the same box; false when nothing is left
 */
export function ThanksMessage({
  wasSentInThisTab,
  remainingStep,
}: {
  wasSentInThisTab: boolean;
  remainingStep?: ReactNode;
}) {
  return (
    <div ref={wasSentInThisTab ? focusMessageAndScrollToEnd : undefined} tabIndex={-1}>
      <div className={`rounded-md px-5 ${remainingStep ? "border-2 border-ink py-5" : "bg-good-wash py-4"}`}>
        {remainingStep}
        <div
          data-end=""
          className={`flex scroll-mb-12 gap-4 ${remainingStep ? "mt-4 border-t border-line pt-4" : ""}`}
        >
          <CircleCheck className="mt-0.5 square-6 flex-none text-good" />
          <p>
            <strong className="block font-semibold">{formTexts.sent.title}</strong>
            {formTexts.sent.text}
          </p>
        </div>
      </div>
    </div>
  );
}

/** The application as text to copy, for visitors without a mail program, or whose mail program does not accept a long text. */
function ApplicationTextToCopy({ application }: { application: JobApplication }) {
  const { otherwise, copy } = formTexts.byMail;
  return (
    <details className="mt-4">
      <summary className="min-h-target cursor-pointer py-2 font-semibold text-brand">{otherwise}</summary>
      <p className="mt-1">
        {copy} <MailUsLink />
      </p>
      <p className="mt-3 rounded-md border border-line bg-surface-sunk px-4 py-3 text-sm wrap-anywhere whitespace-pre-wrap select-all">
        {formatApplicationText(application)}
      </p>
    </details>
  );
}

/** The step that remains when no receiver is configured: send a mail. The mail has the application's text. */
export function SendByMailStep({ application }: { application: JobApplication }) {
  const { title, text, call } = formTexts.byMail;
  return (
    <>
      <p className="text-lg line-height-snug font-semibold">{title}</p>
      <p className="mt-2">{text}</p>
      <p className="mt-4">
        <a href={buildApplicationMailLink(application)} className={`${getButtonClasses("ink")} w-full`}>
          {call}
        </a>
      </p>
      <ApplicationTextToCopy application={application} />
    </>
  );
}

/** Failures that a retry cannot solve: the text is too long, or the receiver does not support the format. */
const permanentFailureReasons = ["tooLong", "notUnderstood"];

/** The details of a failed delivery. `onRetry` is called at a click on the retry button, which itself submits the form. */
type FailureMessageProps = Omit<Extract<FormStatus, { name: "failed" }>, "name"> & { onRetry: () => void };

/** Why the delivery failed, with a retry button if a retry can help, a mail link with the text, and the text to copy. */
export function FailureMessage({ reason, wasSentInThisTab, application, onRetry }: FailureMessageProps) {
  const canRetry = !permanentFailureReasons.includes(reason);
  return (
    <div
      ref={wasSentInThisTab ? scrollIntoView : undefined}
      className="scroll-mb-8 rounded-md bg-bad-wash px-5 py-4"
    >
      <p className="flex gap-4">
        <CircleAlert className="mt-0.5 square-6 flex-none text-bad" />
        <span>
          <strong className="block font-semibold">{formTexts.failure[reason]}</strong>
          {formTexts.failure.kept}
        </span>
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        {canRetry && (
          <button type="submit" onClick={onRetry} className={`${getButtonClasses("ink", "md")} flex-auto`}>
            {formTexts.failure.retry}
          </button>
        )}
        <a
          href={buildApplicationMailLink(application)}
          className={`${getButtonClasses(canRetry ? "quiet" : "ink", "md")} flex-auto`}
        >
          {formTexts.failure.mail}
        </a>
      </p>
      <ApplicationTextToCopy application={application} />
    </div>
  );
}
