/** Any other redirect is a failure, because most lead to a login page. */
const redirectOriginByReceiver: Record<string, string> = {
  // developers.google.com/apps-script/guides/content: every response of a script is a redirect to this origin.
  "https://script.google.com": "https://script.googleusercontent.com",
};

export const findReceiverRedirectOrigin = (endpoint: string): string | undefined =>
  redirectOriginByReceiver[new URL(endpoint).origin];
