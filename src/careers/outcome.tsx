import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { getButtonClasses } from "../ui/button-classes.ts";
import { type JobApplication, writeApplicationMail } from "./application.ts";
import type { FailureReason } from "./delivery.ts";
import type { ApplicationFormProps } from "./form-props.ts";

type OutcomeProps = ApplicationFormProps & { application: JobApplication };

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

export function focusMessage(message: HTMLElement | null) {
  message?.focus({ preventScroll: true });
  scrollIntoView(message?.querySelector<HTMLElement>("[data-end]") ?? message);
}

/** The mail has no `data-event`, which would report its address and so the text. Without `retry` its button is the strong one. */
export function WaysToWrite(props: OutcomeProps & { retry?: ReactNode; isOnlyByMail?: boolean }) {
  const { application, texts, mail, whatsapp, retry, isOnlyByMail } = props;
  const { call, otherwise, copy, tooLong } = texts.byMail;
  const { text, href, isTooLong } = writeApplicationMail(application, texts, mail.link);
  const mailClasses = getButtonClasses(retry ? "quiet" : "ink", isOnlyByMail ? "lg" : "md");
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {retry}
      <a href={href} className={`${mailClasses} flex-auto`}>
        {isOnlyByMail ? call : texts.failure.mail}
      </a>
      {!isOnlyByMail && (
        <a {...whatsapp.attributes} className={`${getButtonClasses("quiet", "md")} flex-auto`}>
          <span>
            {whatsapp.label}
            <span className="sr-only">{` ${whatsapp.newTab}`}</span>
          </span>
        </a>
      )}
      <details className="mt-1 w-full" open={isTooLong}>
        <summary className="min-h-target cursor-pointer py-2 font-semibold text-brand">
          {isTooLong ? tooLong : otherwise}
        </summary>
        <p className="mt-1 wrap-anywhere">
          {copy} <strong>{mail.address}</strong>
        </p>
        <p className="mt-3 rounded-xl border border-line bg-surface-sunk px-4 py-3 text-sm wrap-anywhere whitespace-pre-wrap select-all">
          {text}
        </p>
      </details>
    </div>
  );
}

/** Without a receiver the applicant has still to send the mail. */
export function ThanksMessage(props: OutcomeProps) {
  const { applications, texts } = props;
  const frame = applications ? "bg-good-wash py-4" : "border-2 border-ink py-5";
  return (
    <div ref={focusMessage} tabIndex={-1} className={`rounded-xl px-5 ${frame}`}>
      {!applications && (
        <div className="mb-4 border-b border-line pb-4">
          <p className="text-lg/snug font-semibold">{texts.byMail.title}</p>
          <p className="mt-2">{texts.byMail.text}</p>
          <WaysToWrite {...props} isOnlyByMail />
        </div>
      )}
      <div data-end="" className="flex scroll-mb-12 gap-4">
        <CircleCheck className="mt-0.5 size-[1.5rem] flex-none text-good" />
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
  const retry = (
    <button type="submit" className={`${getButtonClasses("ink", "md")} flex-auto`}>
      {failure.retry}
    </button>
  );
  return (
    <div ref={scrollIntoView} className="scroll-mb-8 rounded-xl bg-bad-wash px-5 py-4">
      <p className="flex gap-4">
        <CircleAlert className="mt-0.5 size-[1.5rem] flex-none text-bad" />
        <span>
          <strong className="block font-semibold">{failure[reason]}</strong>
          {failure.kept}
        </span>
      </p>
      <WaysToWrite {...props} retry={reason !== "tooLong" && retry} />
    </div>
  );
}
