import { site } from "#site";

/** A mail address that may wrap after the @. */
export function MailAddress({ address = site.email }: { address?: string }) {
  const [name, domain] = address.split("@");
  return (
    <span>
      {`${name}@`}
      <wbr />
      {domain}
    </span>
  );
}
