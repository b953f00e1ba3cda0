import { Vignette } from "../ui/vignette.tsx";
import "./dormant-contacts.css";

interface DormantContactsProps {
  /** The description of the picture for screen readers. */
  label: string;
  /** `last`: when the contact last came; `awake`: whether the answer shows interest. */
  contacts: readonly { name: string; last: string; answer: string; awake?: boolean }[];
}

export function DormantContacts({ label, contacts }: DormantContactsProps) {
  return (
    <Vignette label={label}>
      {contacts.map(({ name, last, answer, awake }) => (
        <p
          key={name}
          className="contact flex flex-wrap items-center gap-3 border-b border-current/25 py-1.5 md:py-2.5 lg:py-4"
        >
          <b>{name}</b>
          <span className="max-lg:hidden">{last}</span>
          {awake ? <b className="text-brand-strong">{answer}</b> : <span>{answer}</span>}
        </p>
      ))}
    </Vignette>
  );
}
