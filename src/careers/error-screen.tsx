import { Component, type ReactNode } from "react";
import { readDraft } from "./draft.ts";
import type { ApplicationFormProps } from "./form-props.ts";
import { focusMessage, ThanksMessage, WaysToWrite } from "./outcome.tsx";
import { findDelivered } from "./use-delivery.ts";

function ErrorScreen({ message, ...props }: ApplicationFormProps & { message: string }) {
  const { broken, failure } = props.texts;
  const draft = readDraft();
  return (
    <div>
      <h3 lang="en" ref={focusMessage} tabIndex={-1} className="w-fit text-xl focus:outline-none">
        Unexpected Application Error!
      </h3>
      <p className="mt-4 w-fit max-w-full rounded-xl bg-bad-wash px-5 py-3 text-sm wrap-anywhere text-bad">
        {message}
      </p>
      <p className="mt-4">
        {broken} {draft.id && failure.kept}
      </p>
      <WaysToWrite {...props} application={draft} />
    </div>
  );
}

type BoundaryProps = ApplicationFormProps & { children: ReactNode };

/** Replaces a form that throws. Once an application is delivered, it shows the thanks instead of the error. */
export class FormErrorBoundary extends Component<BoundaryProps, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError = (error: unknown) => ({
    message: error instanceof Error ? error.message : String(error),
  });

  override render() {
    const { children, ...props } = this.props;
    const { message } = this.state;
    if (message === undefined) return children;
    const application = findDelivered();
    if (application) return <ThanksMessage {...props} application={application} />;
    return <ErrorScreen {...props} message={message} />;
  }
}
