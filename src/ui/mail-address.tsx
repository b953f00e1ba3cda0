import { site } from "../content/site.ts";

/** It may wrap after the @. */
export function MailAddress() {
  const [name, domain] = site.email.split("@");
  return (
    <span>
      {`${name}@`}
      <wbr />
      {domain}
    </span>
  );
}
