/**
 * Services that answer an application by a redirect, with the origin that the answer comes from. Every other redirect is
 * taken for a failure: most lead to a login page, and what it answers says nothing of the application.
 */
const redirecting: Record<string, string> = {
  // developers.google.com/apps-script/guides/content: every answer of a script is a redirect to there.
  "https://script.google.com": "https://script.googleusercontent.com",
};

/** @returns the origin that the answer of this endpoint is redirected to; undefined where it answers itself */
export function redirectedOrigin(endpoint: string): string | undefined {
  return redirecting[new URL(endpoint).origin];
}
