import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { getButtonClasses } from "../ui/button-classes.ts";
import type { JobApplication } from "./application.ts";
import { FormErrorBoundary } from "./error-screen.tsx";
import { type ApplicationFormProps, FormProvider, useFormProps } from "./form-context.ts";
import { FormField } from "./form-field.tsx";
import { FailureMessage, MailUsLink, ThanksMessage } from "./outcome.tsx";
import { Text } from "./text.tsx";
import { honeypotFieldName, useApplicationDelivery } from "./use-delivery.ts";
import "./application-form.css";

/** The fields of the form in their order, as props of `FormField`. Their labels are in content/words/careers.yaml. */
const formFieldDefinitions = [
  { name: "name", type: "text", autoComplete: "name" },
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
 * The form for applicants, the one island of the site. The browser validates the fields and words the errors; field-errors.ts
 * shows them. The fields are uncontrolled, so that text typed before hydration stays. `method="dialog"` outside a dialog
 * never sends anything, even without React.
 */
export function ApplicationForm(props: ApplicationFormProps) {
  const [queryClient] = useState(() => new QueryClient());
  const [delivered, setDelivered] = useState<JobApplication>();
  // Tells form-script.ts and the styles that React runs.
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { form: "", hydrated: "" });
    dispatchEvent(new Event("hydrated"));
  }, []);
  return (
    <FormProvider value={props}>
      <FormErrorBoundary delivered={delivered}>
        <QueryClientProvider client={queryClient}>
          <FormFieldsAndDelivery onDelivered={setDelivered} />
        </QueryClientProvider>
      </FormErrorBoundary>
    </FormProvider>
  );
}

function FormFieldsAndDelivery({ onDelivered }: { onDelivered: (application: JobApplication) => void }) {
  const { texts, applications } = useFormProps();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { status, isPaused, isRetrying, send, handleInput } = useApplicationDelivery(form, onDelivered);
  const isSending = status.name === "sending";
  const isSendingHere = isSending && !status.isElsewhere;
  const isMailPending = status.name === "delivered" && !applications;
  const { offline, elsewhere, waitsForConnection, again } = texts.delivery;
  const progress =
    (isSending && !isSendingHere && elsewhere) ||
    (isSendingHere && isPaused && waitsForConnection) ||
    (isSendingHere && isRetrying && again);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <>
      {isSendingHere && <ConfirmLeavingWhileSending />}
      <form
        ref={form}
        method="dialog"
        data-draft=""
        // Off for the form, because Firefox would restore text that is already sent. Name, mail and phone allow autofill.
        autoComplete="off"
        onSubmit={onSubmit}
        onInput={handleInput}
        className="needs-script"
      >
        <div className="grid gap-5">
          {formFieldDefinitions.map((field) => (
            <FormField key={field.name} {...texts[field.name]} {...field} readOnly={isSending} />
          ))}
          {applications && (
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
              <Text>{isSending ? (isPaused ? offline : texts.waiting) : texts.submit}</Text>
            </button>
            <p className="form-waiting mt-5 text-ink-soft">
              <Text>{texts.waiting}</Text>
            </p>
            <p role="alert" className="form-stalled mt-5 rounded-md bg-bad-wash px-5 py-4">
              <Text>{texts.stalled}</Text> <MailUsLink />
            </p>
            <div role="status" className="not-empty:mt-5">
              {progress && <Text>{progress}</Text>}
              {status.name === "delivered" && <ThanksMessage application={status.application} />}
            </div>
            {applications && (
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
              <Text>{texts.orByMail}</Text> <MailUsLink />
            </p>
          </div>
        </div>
      </form>
    </>
  );
}
