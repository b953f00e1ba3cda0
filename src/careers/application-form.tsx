import { type FormEvent, useEffect } from "react";
import { getButtonClasses } from "../ui/button-classes.ts";
import { FormErrorBoundary } from "./error-screen.tsx";
import { FormField } from "./form-field.tsx";
import type { ApplicationFormProps } from "./form-props.ts";
import { FailureMessage, ThanksMessage } from "./outcome.tsx";
import { Text } from "./text.tsx";
import { honeypotFieldName, useDelivery } from "./use-delivery.ts";
import "./application-form.css";

const formFieldDefinitions = [
  { name: "name", type: "text", autoComplete: "name" },
  { name: "email", type: "email", inputMode: "email", autoComplete: "email" },
  { name: "phone", type: "tel", inputMode: "tel", autoComplete: "tel" },
  { name: "message", rows: 5 },
] as const;

/** The form for applicants, the one island of the site. */
export function ApplicationForm(props: ApplicationFormProps) {
  // Tells form-script.ts and the styles that React runs.
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { form: "", hydrated: "" });
    dispatchEvent(new Event("hydrated"));
  }, []);
  return (
    <FormErrorBoundary {...props}>
      <FormWithDelivery {...props} />
    </FormErrorBoundary>
  );
}

/** Its fields are uncontrolled, so that text typed before hydration stays. */
function FormWithDelivery(props: ApplicationFormProps) {
  const { texts, applications } = props;
  const { mutation, send } = useDelivery(props);
  const { isPending, isSuccess, isError, isPaused, failureCount, variables, error } = mutation;
  const isRetrying = failureCount > 0;
  const isOffline = isPaused || (isRetrying && !navigator.onLine);
  const isElsewhere = variables?.failure !== undefined;
  const { offline, elsewhere, waitsForConnection, again } = texts.delivery;
  const progress = (isElsewhere && elsewhere) || (isOffline && waitsForConnection) || (isRetrying && again);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    // field-errors.ts has shown the errors before, unless it could not be loaded.
    if (!form.reportValidity()) return;
    // A retry button, which may have the focus, disappears with its message.
    form.querySelector("button")?.focus();
    send(form);
  };
  const hideOutcome = () => (isSuccess || isError) && mutation.reset();

  return (
    <form
      data-draft=""
      // Outside a dialog it never sends anything, even without React.
      method="dialog"
      noValidate
      // Off for the form, because Firefox would restore text that is already sent. Name, mail and phone allow autofill.
      autoComplete="off"
      onSubmit={onSubmit}
      onInput={hideOutcome}
      className="grid gap-5 noscript:hidden"
    >
      {formFieldDefinitions.map((field) => (
        <FormField key={field.name} {...texts[field.name]} {...field} readOnly={isPending} />
      ))}
      {applications && <input name={honeypotFieldName} hidden autoComplete="off" />}
      <div className="mt-2">
        <button
          type="submit"
          aria-disabled={isPending || undefined}
          // While the mail has still to be sent, its button is the strongest one, and this button is quiet.
          className={`${getButtonClasses(isSuccess && !applications ? "quiet" : "ink")} w-full aria-disabled:cursor-progress aria-disabled:bg-ink-soft`}
        >
          <Text>{isPending ? (isOffline ? offline : texts.waiting) : texts.submit}</Text>
        </button>
        <div role="status" className="not-empty:mt-5">
          {isPending && progress && <Text>{progress}</Text>}
          {isSuccess && <ThanksMessage {...props} application={variables.application} />}
        </div>
        {applications && (
          <div role="alert" className="not-empty:mt-5">
            {isError && (
              <FailureMessage {...props} application={variables.application} reason={error.reason} />
            )}
          </div>
        )}
      </div>
    </form>
  );
}
