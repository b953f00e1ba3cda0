import { useEffect, useState } from "react";
import { getButtonClasses } from "../ui/button-classes.ts";
import { readDraft, restoreDraft, submitForm } from "./draft.ts";
import { FormErrorBoundary } from "./error-screen.tsx";
import { FormField } from "./form-field.tsx";
import type { ApplicationFormProps } from "./form-props.ts";
import { FailureMessage, ThanksMessage } from "./outcome.tsx";
import { Text } from "./text.tsx";
import { useDelivery } from "./use-delivery.ts";

const formFieldDefinitions = [
  { name: "name", type: "text", autoComplete: "name" },
  { name: "email", type: "email", inputMode: "email", autoComplete: "email" },
  { name: "phone", type: "tel", inputMode: "tel", autoComplete: "tel" },
  { name: "message", rows: 5 },
] as const;

/** The one island of the site. */
export function ApplicationForm(props: ApplicationFormProps) {
  const [focused] = useState(() => globalThis.document?.activeElement);
  useEffect(() => {
    const { dataset } = document.documentElement;
    const isSubmitted = dataset.form === "waiting" || dataset.form === "stalled";
    dataset.form = "hydrated";
    // If an extension had changed the form, React has rendered it anew.
    restoreDraft();
    if (focused && document.activeElement === document.body) document.getElementById(focused.id)?.focus();
    if (isSubmitted) submitForm();
  }, [focused]);
  return (
    <FormErrorBoundary {...props}>
      <FormWithDelivery {...props} />
    </FormErrorBoundary>
  );
}

/** Its fields are uncontrolled, so that text typed before hydration stays. */
function FormWithDelivery(props: ApplicationFormProps) {
  const { texts, applications } = props;
  const { mutation, failure, send, hideOutcome } = useDelivery(props);
  const { isPending, isPaused, isSuccess, failureCount, variables } = mutation;
  const { waitsForConnection, again } = texts.delivery;
  return (
    <form
      data-behaviour="application-form"
      // Sends nothing, even without React.
      method="dialog"
      // Firefox would restore text that is already sent. Name, mail and phone allow autofill.
      autoComplete="off"
      onSubmit={({ currentTarget }) => {
        currentTarget.querySelector("button")?.focus();
        send();
      }}
      onInput={hideOutcome}
      className="grid gap-5 noscript:hidden"
    >
      {formFieldDefinitions.map((field) => (
        <FormField key={field.name} {...texts[field.name]} {...field} readOnly={isPending} />
      ))}
      {/* A honeypot for bots. An extension may fill it in too: then the next try sends. */}
      {applications && <input name="topic" hidden autoComplete="off" />}
      <div className="mt-2">
        <button
          type="submit"
          aria-disabled={isPending || undefined}
          // While the applicant still has to send the mail, this is the secondary button.
          className={`${getButtonClasses(isSuccess && !applications ? "quiet" : "ink")} w-full aria-disabled:cursor-progress aria-disabled:bg-ink-soft`}
        >
          <Text>{isPending ? texts.waiting : texts.submit}</Text>
        </button>
        <div role="status" className="not-empty:mt-5">
          {isPending && failureCount > 0 && <Text>{isPaused ? waitsForConnection : again}</Text>}
          {isSuccess && <ThanksMessage {...props} application={variables} />}
        </div>
        <div role="alert" className="not-empty:mt-5">
          {failure && <FailureMessage {...props} application={readDraft()} reason={failure} />}
        </div>
      </div>
    </form>
  );
}
