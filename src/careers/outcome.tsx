import { CircleAlert, CircleCheck } from "lucide-react";
import { getButtonClasses } from "../ui/button-classes.ts";
import { addMailText, formatApplicationText, type JobApplication } from "./application.ts";
import type { FailureReason } from "./delivery.ts";
import { useFormProps } from "./form-context.ts";
import { MailLink } from "./mail-link.tsx";
import { Text } from "./text.tsx";

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

/** Moves the focus to a new message and scrolls its end into view: in a low window messages open below the lower edge. */
function focusMessageAndScrollToEnd(message: HTMLElement | null) {
  message?.focus({ preventScroll: true });
  scrollIntoView(message?.querySelector<HTMLElement>("[data-end]") ?? null);
}

/** The firm's mail address for applicants who do not use the form or cannot. */
export const MailUsLink = () => <MailLink {...useFormProps().mail} />;

/** The mail with the application's text: a link of these classes and this label, and the text to copy. */
function useApplicationMail(application: JobApplication) {
  const { texts, mail } = useFormProps();
  const text = formatApplicationText(application, texts);
  return { text, ...addMailText(mail.link, text, texts.byMail.paste) };
}

/** The application as text to copy, for visitors without a mail program, or whose mail program would not take all of it. */
function ApplicationTextToCopy({ application }: { application: JobApplication }) {
  const { otherwise, copy, tooLong } = useFormProps().texts.byMail;
  const { text, isTooLong } = useApplicationMail(application);
  return (
    <details className="mt-4" open={isTooLong}>
      <summary className="min-h-target cursor-pointer py-2 font-semibold text-brand">
        {isTooLong ? tooLong : otherwise}
      </summary>
      <p className="mt-1">
        <Text>{copy}</Text> <MailUsLink />
      </p>
      <p className="mt-3 rounded-md border border-line bg-surface-sunk px-4 py-3 text-sm wrap-anywhere whitespace-pre-wrap select-all">
        {text}
      </p>
    </details>
  );
}

/** The ways to write when the form does not work: a mail with the application's text, WhatsApp, and the text to copy. */
export function OtherWaysToWrite({
  application,
  isMailStrong = true,
}: {
  application: JobApplication;
  isMailStrong?: boolean;
}) {
  const { texts, whatsapp } = useFormProps();
  return (
    <>
      <a
        href={useApplicationMail(application).href}
        data-event="mail"
        className={`${getButtonClasses(isMailStrong ? "ink" : "quiet", "md")} flex-auto`}
      >
        {texts.failure.mail}
      </a>
      <a
        href={whatsapp.link}
        target="_blank"
        rel="noopener"
        data-event="whatsapp"
        className={`${getButtonClasses("quiet", "md")} flex-auto`}
      >
        <span>
          {whatsapp.label}
          <span className="sr-only">{` ${whatsapp.newTab}`}</span>
        </span>
      </a>
      <div className="w-full">
        <ApplicationTextToCopy application={application} />
      </div>
    </>
  );
}

/** The step that remains when no receiver is configured: send a mail. The mail has the application's text. */
function SendByMailStep({ application }: { application: JobApplication }) {
  const { byMail, failure } = useFormProps().texts;
  const { href, isTooLong } = useApplicationMail(application);
  return (
    <>
      <p className="text-lg line-height-snug font-semibold">{byMail.title}</p>
      {!isTooLong && <p className="mt-2">{byMail.text}</p>}
      <p className="mt-4">
        <a href={href} className={`${getButtonClasses("ink")} w-full`}>
          {isTooLong ? failure.mail : byMail.call}
        </a>
      </p>
      <ApplicationTextToCopy application={application} />
    </>
  );
}

/** The thanks, and above them, when no receiver is configured, what the applicant still has to do. */
export function ThanksMessage({ application }: { application: JobApplication }) {
  const { texts, applications } = useFormProps();
  return (
    <div ref={focusMessageAndScrollToEnd} tabIndex={-1}>
      <div className={`rounded-md px-5 ${applications ? "bg-good-wash py-4" : "border-2 border-ink py-5"}`}>
        {!applications && <SendByMailStep application={application} />}
        <div
          data-end=""
          className={`flex scroll-mb-12 gap-4 ${applications ? "" : "mt-4 border-t border-line pt-4"}`}
        >
          <CircleCheck className="mt-0.5 square-6 flex-none text-good" />
          <p>
            <strong className="block font-semibold">{texts.sent.title}</strong>
            {texts.sent.text}
          </p>
        </div>
      </div>
    </div>
  );
}

/** Failures that a retry cannot solve: the text is too long, or the receiver does not support the format. */
const permanentFailureReasons = ["tooLong", "notUnderstood"];

/**
 * Why the delivery failed, with a retry button if a retry can help, and other ways to write.
 * @param onRetry is called at a click on the retry button, which itself submits the form
 */
export function FailureMessage({
  reason,
  application,
  onRetry,
}: {
  reason: FailureReason;
  application: JobApplication;
  onRetry: () => void;
}) {
  const { failure } = useFormProps().texts;
  const canRetry = !permanentFailureReasons.includes(reason);
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
          <button type="submit" onClick={onRetry} className={`${getButtonClasses("ink", "md")} flex-auto`}>
            {failure.retry}
          </button>
        )}
        <OtherWaysToWrite application={application} isMailStrong={!canRetry} />
      </div>
    </div>
  );
}
