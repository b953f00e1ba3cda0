import { site } from "#site";

/** Where there is no room for the whole address, it breaks after the @. */
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
