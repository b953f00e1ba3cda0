import { type FormEvent, useEffect, useRef } from "react";
import { buttonClasses } from "#app/ui/button.tsx";
import { careers } from "#content/careers";
import { site } from "#site";
import { FormField } from "./form-field.tsx";
import { Failure, MailStep, MailUs, Thanks } from "./outcome.tsx";
import { useDelivery } from "./use-delivery.ts";

const { form } = careers;

/** A field for robots. Not shown, so that neither people nor what fills forms for them meet it. */
const trap = "topic";

const fields = [
  { name: "name", autoComplete: "name" },
  { name: "email", type: "email", inputMode: "email", autoComplete: "email" },
  { name: "phone", type: "tel", inputMode: "tel", autoComplete: "tel" },
  { name: "message", rows: 5 },
] as const;

/** Has the browser ask a visitor who leaves, for as long as it is rendered: a page that listens is not kept for Back. */
function LeavingQuestion() {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Before Chrome 119 and Safari 17.
      event.returnValue = true;
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);
  return null;
}

// The browser checks and words the faults, field-errors.ts shows them. The fields are the browser's own too (uncontrolled), so
// what is typed before React arrives stays; `method="dialog"` outside a dialog sends nothing anywhere, whatever happens
// to React.
export function ApplicationForm() {
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { step, isPaused, isRetrying, send, edit } = useDelivery(element, trap);
  // start-react.ts waits for it.
  useEffect(() => {
    dispatchEvent(new Event("hydrated"));
  }, []);
  const isSending = step.name === "sending";
  const isHere = isSending && step.here;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <>
      {isHere && <LeavingQuestion />}
      <form
        ref={element}
        method="dialog"
        data-draft="application"
        // Only the draft restores: Firefox would bring back what has been sent. The fields allow their own completion.
        autoComplete="off"
        onSubmit={onSubmit}
        onInput={edit}
        className="needs-script"
        suppressHydrationWarning
      >
        <div className="grid gap-5">
          {fields.map((field) => (
            <FormField key={field.name} {...form[field.name]} {...field} readOnly={isSending} />
          ))}
          {site.applications && (
            <input name={trap} type="text" hidden tabIndex={-1} autoComplete="off" aria-hidden="true" />
          )}
          <div className="mt-2">
            <button
              ref={button}
              type="submit"
              aria-disabled={isSending || undefined}
              className={`${buttonClasses("ink")} w-full aria-disabled:cursor-progress aria-disabled:bg-ink-soft sm:w-auto`}
            >
              {isSending ? (isPaused ? form.delivery.offline : form.waiting) : form.submit}
            </button>
            <p className="form-waiting mt-5 text-ink-soft">{form.waiting}</p>
            <p role="alert" className="form-stalled mt-5 rounded-md bg-bad-wash px-5 py-4">
              {form.stalled} <MailUs />
            </p>
            <div role="status" className="not-empty:mt-5">
              {isSending && !isHere && form.delivery.elsewhere}
              {isHere && isPaused && form.delivery.waitsForConnection}
              {isHere && !isPaused && isRetrying && form.delivery.again}
              {step.name === "delivered" && (
                <Thanks here={step.here}>
                  {!site.applications && <MailStep application={step.application} />}
                </Thanks>
              )}
            </div>
            {site.applications && (
              <div role="alert" className="not-empty:mt-5">
                {step.name === "failed" && (
                  <Failure
                    {...step}
                    // This button leaves with the alert.
                    onRetry={() => button.current?.focus()}
                  />
                )}
              </div>
            )}
            <p className="mt-6 text-ink-soft">
              {form.orByMail} <MailUs />
            </p>
          </div>
        </div>
      </form>
      <p className="without-script rounded-md bg-brand-wash px-5 py-4">
        {form.withoutScript} <MailUs />
      </p>
    </>
  );
}
