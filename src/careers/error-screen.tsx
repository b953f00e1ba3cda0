import { Component, type ReactNode, useEffect, useRef } from "react";
import { type JobApplication, readApplication } from "./application.ts";
import { readDraft } from "./draft.ts";
import { useFormProps } from "./form-context.ts";
import { OtherWaysToWrite, ThanksMessage } from "./outcome.tsx";

/** What stands in place of the form after an error: its message and the ways to write. The text stays in the draft. */
function ErrorScreen({ error }: { error: unknown }) {
  const { errorTexts, texts } = useFormProps();
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus to the heading, so that screen readers announce the error.
  useEffect(() => heading.current?.focus(), []);
  const draft = readDraft();
  return (
    <div>
      <h3 lang="en" ref={heading} tabIndex={-1} className="w-fit text-xl focus:outline-none">
        Unexpected Application Error!
      </h3>
      <p className="mt-4 w-fit max-w-full rounded-md bg-bad-wash px-5 py-3 text-sm wrap-anywhere text-bad">
        {error instanceof Error ? error.message : String(error)}
      </p>
      <p className="mt-4 text-ink-soft">{errorTexts.help}</p>
      {draft.id && <p className="mt-4">{texts.failure.kept}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <OtherWaysToWrite application={readApplication((name) => draft[name])} />
      </div>
      <p className="mt-4">
        {/* A plain link, because loading a new document also works when the island is broken. */}
        <a href="/" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          {errorTexts.home}
        </a>
      </p>
    </div>
  );
}

interface BoundaryProps {
  /** The application once it was taken: whatever fails then, the applicant reads the thanks. */
  delivered: JobApplication | undefined;
  children: ReactNode;
}

/** Shows an error that the form throws while it renders or in an effect, in place of the form. */
export class FormErrorBoundary extends Component<BoundaryProps, { caught?: { error: unknown } }> {
  override state: { caught?: { error: unknown } } = {};

  static getDerivedStateFromError = (error: unknown) => ({ caught: { error } });

  override render() {
    const { caught } = this.state;
    const { delivered, children } = this.props;
    if (!caught) return children;
    return delivered ? <ThanksMessage application={delivered} /> : <ErrorScreen error={caught.error} />;
  }
}
