import { useMutation } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { mailLink } from "#app/contact-links.ts";
import { careers } from "#app/content/careers.ts";
import { buttonClasses } from "#app/ui/button.tsx";
import { site } from "#site";
import { keepInBrowser, readApplication } from "./delivery.ts";
import { restoreDraft } from "./draft.ts";

const { form } = careers;

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className="block">
      <span className="mb-1.5 block font-semibold">{label}</span>
      {children}
    </label>
  );
}

const box =
  "block w-full scroll-mt-12 rounded-md border border-line-strong bg-surface-raised px-4 py-3 placeholder:text-ink-soft";

function TextField({ label, ...props }: ComponentProps<"input"> & { label: string }) {
  return (
    <Field label={label}>
      <input required className={`${box} min-h-13`} {...props} />
    </Field>
  );
}

/** On a low window the notice opens under its lower edge: then the page follows it. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: "nearest" });

/**
 * The browser checks and words the faults. The fields are its own too (uncontrolled), so what is typed before
 * React arrives stays; `method="dialog"` outside a dialog sends nothing anywhere, whatever happens to React.
 */
export function ApplicationForm() {
  const element = useRef<HTMLFormElement>(null);
  // boot.ts keeps the draft and restores it into a page that was loaded; this is for one that React brings.
  useEffect(() => {
    if (element.current) restoreDraft(element.current);
  }, []);
  const { mutate, reset, isSuccess } = useMutation({ mutationFn: keepInBrowser, networkMode: "always" });

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    mutate(readApplication(new FormData(sent)), { onSuccess: () => sent.reset() });
  };

  return (
    <>
      <form
        ref={element}
        method="dialog"
        data-draft="application"
        onSubmit={send}
        // The thanks are for what was sent, not for what is being written now.
        onInput={() => isSuccess && reset()}
        className="needs-script"
      >
        <div className="grid gap-5">
          <TextField {...form.name} name="name" autoComplete="name" />
          <TextField {...form.email} name="email" type="email" inputMode="email" autoComplete="email" />
          <TextField {...form.phone} name="phone" type="tel" inputMode="tel" autoComplete="tel" />
          <Field label={form.message.label}>
            <textarea
              required
              name="message"
              rows={5}
              placeholder={form.message.placeholder}
              className={box}
            />
          </Field>
          <p className="mt-2">
            <button type="submit" className={`${buttonClasses("ink")} w-full sm:w-auto`}>
              {form.submit}
            </button>
          </p>
          <p className="form-waiting text-ink-soft">{form.waiting}</p>
          <p role="alert" className="form-stalled rounded-md bg-bad-wash px-5 py-4">
            {form.stalled}{" "}
            <a href={mailLink(careers.opening.title)} className="font-semibold underline">
              {site.email}
            </a>
          </p>
          <div role="status" className="-mt-5 not-empty:mt-0">
            {isSuccess && (
              <div ref={bringIntoView} className="flex scroll-mb-8 gap-4 rounded-md bg-good-wash px-5 py-4">
                <CircleCheck className="mt-0.5 size-6 flex-none text-good" />
                <p>
                  <strong className="block font-semibold">{form.sent.title}</strong>
                  {form.sent.text}
                </p>
              </div>
            )}
          </div>
        </div>
      </form>
      <p className="without-script rounded-md bg-brand-wash px-5 py-4">
        {form.withoutScript}{" "}
        <a href={mailLink(careers.opening.title)} className="font-semibold underline">
          {site.email}
        </a>
      </p>
    </>
  );
}
