import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { getButtonClasses } from "../ui/button.tsx";
import { careersPageTexts } from "./words.ts";
import { site } from "../../site.config.ts";
import { FormField } from "./form-field.tsx";
import { FailureMessage, MailUsLink, SendByMailStep, ThanksMessage } from "./outcome.tsx";
import { useApplicationDelivery } from "./use-delivery.ts";
import "./application-form.css";

const { form: formTexts } = careersPageTexts;

/** The name of the honeypot, a hidden field that only bots fill in. Autofill does not touch hidden fields. */
const honeypotFieldName = "topic";

/** The fields of the form in their order, as props of `FormField`. Their labels are in content/careers.yaml. */
const formFieldDefinitions = [
  { name: "name", autoComplete: "name" },
  { name: "email", type: "email", inputMode: "email", autoComplete: "email" },
  { name: "phone", type: "tel", inputMode: "tel", autoComplete: "tel" },
  { name: "message", rows: 5 },
] as const;

/**
 * Makes the browser ask for confirmation before the page is left. Rendered only while the application is being sent, because
 * a page with this listener does not enter the back/forward cache.
 */
function ConfirmLeavingWhileSending() {
  useEffect(() => {
    const confirmLeave = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // `returnValue` is for browsers before Chrome 119 and Safari 17.
      event.returnValue = true;
    };
    addEventListener("beforeunload", confirmLeave);
    return () => removeEventListener("beforeunload", confirmLeave);
  }, []);
  return null;
}

/**
 * The form for applicants. The browser validates the fields and words the errors; field-errors.ts shows them. The fields are
 * uncontrolled, so that text typed before hydration stays. `method="dialog"` outside a dialog never sends anything, even
 * without React.
 */
export function ApplicationForm() {
  const [queryClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <FormFieldsAndDelivery />
    </QueryClientProvider>
  );
}

function FormFieldsAndDelivery() {
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { status, isPaused, isRetrying, send, handleInput } = useApplicationDelivery(
    element,
    honeypotFieldName,
  );
  // Tells start-react.ts that React has started.
  useEffect(() => {
    dispatchEvent(new Event("hydrated"));
  }, []);
  const isSending = status.name === "sending";
  const isSendingHere = isSending && status.wasSentInThisTab;
  const isMailPending = status.name === "delivered" && !site.applications;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <>
      {isSendingHere && <ConfirmLeavingWhileSending />}
      <form
        ref={element}
        method="dialog"
        data-draft="application"
        // Off for the form, because Firefox would restore text that is already sent. Name, mail and phone allow autofill.
        autoComplete="off"
        onSubmit={onSubmit}
        onInput={handleInput}
        className="needs-script"
        suppressHydrationWarning
      >
        <div className="grid gap-5">
          {formFieldDefinitions.map((field) => (
            <FormField key={field.name} {...formTexts[field.name]} {...field} readOnly={isSending} />
          ))}
          {site.applications && (
            <input
              name={honeypotFieldName}
              type="text"
              hidden
              tabIndex={-1}
              autoComplete="off"
              aria-hidden="true"
            />
          )}
          <div className="mt-2">
            <button
              ref={button}
              type="submit"
              aria-disabled={isSending || undefined}
              // While the mail has still to be sent, its button is the strongest one, and this button is quiet.
              className={`${getButtonClasses(isMailPending ? "quiet" : "ink")} w-full aria-disabled:cursor-progress aria-disabled:bg-ink-soft`}
            >
              {isSending ? (isPaused ? formTexts.delivery.offline : formTexts.waiting) : formTexts.submit}
            </button>
            <p className="form-waiting mt-5 text-ink-soft">{formTexts.waiting}</p>
            <p role="alert" className="form-stalled mt-5 rounded-md bg-bad-wash px-5 py-4">
              {formTexts.stalled} <MailUsLink />
            </p>
            <div role="status" className="not-empty:mt-5">
              {isSending && !isSendingHere && formTexts.delivery.elsewhere}
              {isSendingHere && isPaused && formTexts.delivery.waitsForConnection}
              {isSendingHere && !isPaused && isRetrying && formTexts.delivery.again}
              {status.name === "delivered" && (
                <ThanksMessage
                  wasSentInThisTab={status.wasSentInThisTab}
                  remainingStep={!site.applications && <SendByMailStep application={status.application} />}
                />
              )}
            </div>
            {site.applications && (
              <div role="alert" className="not-empty:mt-5">
                {status.name === "failed" && (
                  <FailureMessage
                    {...status}
                    // The retry button disappears with the alert, so the focus moves to the submit button.
                    onRetry={() => button.current?.focus()}
                  />
                )}
              </div>
            )}
            <p className="mt-6 text-ink-soft">
              {formTexts.orByMail} <MailUsLink />
            </p>
          </div>
        </div>
      </form>
      <p className="without-script rounded-md bg-brand-wash px-5 py-4">
        {formTexts.withoutScript} <MailUsLink />
      </p>
    </>
  );
}
