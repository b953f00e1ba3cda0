import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

const patternsByEvent: [event: string, address: RegExp][] = [
  ["call", /^\/contacto\b/],
  ["whatsapp", /^https:\/\/wa\.me\//],
  ["mail", /^mailto:/],
];

/** A link that an owner wrote, with its analytics event. One to /contacto alone gets the topic of the page, too. */
export function OwnerLink({ href = "", ...props }: ComponentProps<"a">) {
  if (href === "/contacto") return <Link to="/contacto" {...props} />;
  const [event] = patternsByEvent.find(([, address]) => address.test(href)) ?? [];
  return <a href={href} data-event={event} {...props} />;
}
