import { Text } from "./text.tsx";

/** A mail address, which may wrap after the @. @param link the `mailto:` address */
export function MailLink({ address, link }: { address: string; link: string }) {
  const [name, domain = ""] = address.split("@");
  return (
    <a href={link} data-event="mail" className="font-semibold underline underline-offset-4">
      <Text>{`${name}@`}</Text>
      <wbr />
      <Text>{domain}</Text>
    </a>
  );
}
