import { firm } from "../content/firm/firm.ts";
import { read } from "../site-content.ts";

const site = read(firm);

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
