import { Component, type ReactNode } from "react";
import { readApplication, readDraft } from "./draft.ts";
import type { ApplicationFormProps } from "./form-props.ts";
import { OtherWaysToWrite, ThanksMessage } from "./outcome.tsx";
import { findDelivered } from "./use-delivery.ts";

/** Moves the focus to an element, so that screen readers announce it. */
const focus = (element: HTMLElement | null) => element?.focus();

function ErrorScreen({ error, ...props }: ApplicationFormProps & { error: unknown }) {
  const { errorTexts, texts } = props;
  return (
    <div>
      <h3 lang="en" ref={focus} tabIndex={-1} className="w-fit text-xl focus:outline-none">
        Unexpected Application Error!
      </h3>
      <p className="mt-4 w-fit max-w-full rounded-md bg-bad-wash px-5 py-3 text-sm wrap-anywhere text-bad">
        {error instanceof Error ? error.message : String(error)}
      </p>
      <p className="mt-4 text-ink-soft">{errorTexts.help}</p>
      {readDraft().id && <p className="mt-4">{texts.failure.kept}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <OtherWaysToWrite {...props} application={readApplication()} isMailStrong />
      </div>
      {/* A plain link, because loading a new document also works when the island is broken. */}
      <a
        href="/"
        className="mt-4 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {errorTexts.home}
      </a>
    </div>
  );
}

type BoundaryProps = ApplicationFormProps & { children: ReactNode };

/**
 * Shows an error that the form throws while it renders or in an effect, in place of the form. Whatever fails once an application
 * was taken, the applicant reads the thanks.
 */
export class FormErrorBoundary extends Component<BoundaryProps, { caught?: { error: unknown } }> {
  override state: { caught?: { error: unknown } } = {};

  static getDerivedStateFromError = (error: unknown) => ({ caught: { error } });

  override render() {
    const { caught } = this.state;
    const { children, ...props } = this.props;
    if (!caught) return children;
    const application = findDelivered();
    if (application) return <ThanksMessage {...props} application={application} />;
    return <ErrorScreen {...props} error={caught.error} />;
  }
}
