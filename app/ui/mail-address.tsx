import { site } from "#site";

/** The firm's mail address, which breaks, where it must, behind its sign. */
export function MailAddress() {
  const [name, domain] = site.email.split("@");
  return (
    <span>
      {name}@<wbr />
      {domain}
    </span>
  );
}
