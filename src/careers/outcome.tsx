import { CircleAlert, CircleCheck } from "lucide-react";
import { getButtonClasses } from "../ui/button-classes.ts";
import { type JobApplication, writeApplicationMail } from "./application.ts";
import type { FailureReason } from "./delivery.ts";
import type { ApplicationFormProps } from "./form-props.ts";

type OutcomeProps = ApplicationFormProps & { application: JobApplication };

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

/** Moves the focus to a new message and shows its end: in a low window messages open below the lower edge. */
function focusMessageAndScrollToEnd(message: HTMLElement | null) {
  message?.focus({ preventScroll: true });
  scrollIntoView(message?.querySelector<HTMLElement>("[data-end]") ?? null);
}

/** The application as text to copy, for visitors without a mail program, or whose mail program would not take all of it. */
function ApplicationTextToCopy({ application, texts, mail }: OutcomeProps) {
  const { otherwise, copy, tooLong } = texts.byMail;
  const { text, isTooLong } = writeApplicationMail(application, texts, mail.link);
  return (
    <details className="mt-4 w-full" open={isTooLong}>
      <summary className="min-h-target cursor-pointer py-2 font-semibold text-brand">
        {isTooLong ? tooLong : otherwise}
      </summary>
      <p className="mt-1 wrap-anywhere">
        {copy}{" "}
        <a href={mail.link} data-event="mail" className="font-semibold underline underline-offset-4">
          {mail.address}
        </a>
      </p>
      <p className="mt-3 rounded-md border border-line bg-surface-sunk px-4 py-3 text-sm wrap-anywhere whitespace-pre-wrap select-all">
        {text}
      </p>
    </details>
  );
}

export function OtherWaysToWrite(props: OutcomeProps & { isMailStrong: boolean }) {
  const { application, texts, mail, whatsapp, isMailStrong } = props;
  const { href } = writeApplicationMail(application, texts, mail.link);
  const mailClasses = getButtonClasses(isMailStrong ? "ink" : "quiet", "md");
  return (
    <>
      <a href={href} data-event="mail" className={`${mailClasses} flex-auto`}>
        {texts.failure.mail}
      </a>
      <a {...whatsapp.attributes} className={`${getButtonClasses("quiet", "md")} flex-auto`}>
        <span>
          {whatsapp.label}
          <span className="sr-only">{` ${whatsapp.newTab}`}</span>
        </span>
      </a>
      <ApplicationTextToCopy {...props} />
    </>
  );
}

function SendByMailStep(props: OutcomeProps) {
  const { byMail, failure } = props.texts;
  const { href, isTooLong } = writeApplicationMail(props.application, props.texts, props.mail.link);
  return (
    <div className="mb-4 border-b border-line pb-4">
      <p className="text-lg line-height-snug font-semibold">{byMail.title}</p>
      {!isTooLong && <p className="mt-2">{byMail.text}</p>}
      <a href={href} className={`${getButtonClasses("ink")} mt-4 w-full`}>
        {isTooLong ? failure.mail : byMail.call}
      </a>
      <ApplicationTextToCopy {...props} />
    </div>
  );
}

/** The thanks, and above them, when no receiver is configured, what the applicant still has to do. */
export function ThanksMessage(props: OutcomeProps) {
  const { texts, applications } = props;
  const frame = applications ? "bg-good-wash py-4" : "border-2 border-ink py-5";
  return (
    <div ref={focusMessageAndScrollToEnd} tabIndex={-1} className={`rounded-md px-5 ${frame}`}>
      {!applications && <SendByMailStep {...props} />}
      <div data-end="" className="flex scroll-mb-12 gap-4">
        <CircleCheck className="mt-0.5 square-6 flex-none text-good" />
        <p>
          <strong className="block font-semibold">{texts.sent.title}</strong>
          {texts.sent.text}
        </p>
      </div>
    </div>
  );
}

export function FailureMessage({ reason, ...props }: OutcomeProps & { reason: FailureReason }) {
  const { failure } = props.texts;
  const canRetry = reason !== "tooLong" && reason !== "notUnderstood";
  return (
    <div ref={scrollIntoView} className="scroll-mb-8 rounded-md bg-bad-wash px-5 py-4">
      <p className="flex gap-4">
        <CircleAlert className="mt-0.5 square-6 flex-none text-bad" />
        <span>
          <strong className="block font-semibold">{failure[reason]}</strong>
          {failure.kept}
        </span>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {canRetry && (
          <button type="submit" className={`${getButtonClasses("ink", "md")} flex-auto`}>
            {failure.retry}
          </button>
        )}
        <OtherWaysToWrite {...props} isMailStrong={!canRetry} />
      </div>
    </div>
  );
}
