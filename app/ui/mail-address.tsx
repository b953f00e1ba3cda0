import { site } from "#site";

/** Where there is no room for the whole address, it breaks after the @. */
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
