import { Component, type ReactNode, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { Document } from "./layout/document.tsx";
import { ErrorScreen } from "./layout/error-screen.tsx";

/** Every error that a boundary catches is told once, here. */
const report = (error: unknown) => console.error(error);

/** Takes the place of a document whose router itself fails; without it React would leave an empty page. */
class LastErrorBoundary extends Component<{ children: ReactNode }, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    report(error);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <Document>
        <ErrorScreen error={failure.error} />
      </Document>
    );
  }
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LastErrorBoundary>
        <HydratedRouter onError={report} />
      </LastErrorBoundary>
    </StrictMode>,
    // The boundaries report.
    { onCaughtError: () => {} },
  );
});
