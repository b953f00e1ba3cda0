/**
 * Receivers that respond with a redirect, with the origin that it leads to. Every other redirect is treated as a failure,
 * because most lead to a login page.
 */
const redirectOriginByReceiver: Record<string, string> = {
  // developers.google.com/apps-script/guides/content: every response of a script is a redirect to this origin.
  "https://script.google.com": "https://script.googleusercontent.com",
};

/** @returns the origin to which this receiver may redirect; undefined when a redirect of the receiver is a failure */
export function findReceiverRedirectOrigin(endpoint: string): string | undefined {
  return redirectOriginByReceiver[new URL(endpoint).origin];
}
