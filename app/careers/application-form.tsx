import { type FormEvent, useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { careers } from "#app/content/careers.ts";
import { buttonClasses } from "#app/ui/button.tsx";
import { site } from "#site";
import { readApplication } from "./application.ts";
import { addressed } from "./delivery.ts";
import { restoreDraft } from "./draft.ts";
import { FormField } from "./form-field.tsx";
import { Failure, MailStep, MailUs, Thanks } from "./outcome.tsx";
import { useDelivery } from "./use-delivery.ts";
import { trim, useFaults } from "./use-faults.ts";

const { form } = careers;

/** A field for robots. Not shown, so that neither people nor what fills forms for them meet it. */
const trap = "topic";

const draft = "application";

const fields = [
  { name: "name", autoComplete: "name" },
  { name: "email", type: "email", inputMode: "email", autoComplete: "email" },
  { name: "phone", type: "tel", inputMode: "tel", autoComplete: "tel" },
  { name: "message", rows: 5 },
] as const;

// Asks a visitor who leaves. Shown only while something is on its way: with a blocker the router warns of every step
// within the page, such as the one past the header.
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
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !window.confirm(form.delivery.leaving),
  );
  return null;
}

// The browser checks and words the faults. The fields are its own too (uncontrolled), so what is typed before
// React arrives stays; `method="dialog"` outside a dialog sends nothing anywhere, whatever happens to React.
export function ApplicationForm() {
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // boot.ts keeps the draft and restores it into a page that was loaded; this is for one that React brings.
  useEffect(() => {
    if (element.current) restoreDraft(element.current);
  }, []);
  const { mutate, reset, variables, data, error, status, isPaused, failureCount, isSending } =
    useDelivery(draft);
  const { faults, handlers, recheck } = useFaults();
  const isPending = status === "pending";

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    if (isSending()) return;
    trim(sent);
    if (!sent.checkValidity()) return;
    const written = new FormData(sent);
    // Tried again unchanged it is the same application, under the same id.
    const application =
      (status === "error" && variables) ||
      addressed(readApplication(written), String(written.get(trap) ?? ""));
    mutate(application, { onSuccess: () => sent.reset() });
  };

  /** Enter in a field clicks it too. */
  const onSubmitClick = () => {
    if (element.current && !isSending()) trim(element.current);
  };

  const onInput = (event: FormEvent) => {
    recheck(event);
    // The thanks and the failure are of what was sent, not of what is being written now.
    if (!isPending) reset();
  };

  return (
    <>
      {isPending && <LeavingQuestion />}
      <form
        ref={element}
        method="dialog"
        data-draft={draft}
        // Only the draft restores: Firefox would bring back what has been sent. The fields allow their own completion.
        autoComplete="off"
        onSubmit={send}
        onInput={onInput}
        {...handlers}
        className="needs-script"
      >
        <div className="grid gap-5">
          {fields.map((field) => (
            <FormField
              key={field.name}
              {...form[field.name]}
              {...field}
              readOnly={isPending}
              fault={faults[field.name]}
            />
          ))}
          {site.applications && (
            <input name={trap} type="text" hidden tabIndex={-1} autoComplete="off" aria-hidden="true" />
          )}
          <div className="mt-2">
            <button
              ref={button}
              type="submit"
              onClick={onSubmitClick}
              aria-disabled={isPending || undefined}
              className={`${buttonClasses("ink")} w-full aria-disabled:cursor-progress aria-disabled:bg-ink-soft sm:w-auto`}
            >
              {isPending ? (isPaused ? form.delivery.offline : form.waiting) : form.submit}
            </button>
            <p className="form-waiting mt-5 text-ink-soft">{form.waiting}</p>
            <p role="alert" className="form-stalled mt-5 rounded-md bg-bad-wash px-5 py-4">
              {form.stalled} <MailUs />
            </p>
            <div role="status" className="not-empty:mt-5">
              {isPending && isPaused && form.delivery.waitsForConnection}
              {isPending && !isPaused && failureCount > 0 && form.delivery.again}
              {data && <Thanks>{!site.applications && <MailStep application={data} />}</Thanks>}
            </div>
            {site.applications && (
              <div role="alert" className="not-empty:mt-5">
                {error && variables && (
                  <Failure
                    reason={error.reason}
                    application={variables}
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
