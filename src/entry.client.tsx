import { Component, type ReactNode, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { Document } from "./document/document.tsx";
import { ErrorScreen } from "./document/error-screen.tsx";

/** Logs an error that an error boundary has caught. React's own log is switched off, so the error is logged once. */
const logBoundaryError = (error: unknown) => console.error(error);

/** Shows the error screen when the router itself throws; otherwise React would leave an empty page. */
class OutermostErrorBoundary extends Component<{ children: ReactNode }, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    logBoundaryError(error);
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
      <OutermostErrorBoundary>
        <HydratedRouter onError={logBoundaryError} />
      </OutermostErrorBoundary>
    </StrictMode>,
    // `logBoundaryError` has already logged the error.
    { onCaughtError: () => {} },
  );
});
