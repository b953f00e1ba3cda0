import { Vignette } from "../ui/vignette.tsx";
import type { HomePictures } from "./words.ts";
import "./dormant-contacts.css";

export function DormantContacts({ label, contacts }: HomePictures["dormantContacts"]) {
  return (
    <Vignette label={label}>
      {contacts.map(({ name, last, answer, awake }) => (
        <p
          key={name}
          className="contact flex flex-wrap items-center gap-3 border-b border-current/25 py-1.5 lg:py-4"
        >
          <b>{name}</b>
          <span className="max-lg:hidden">{last}</span>
          {awake ? <b className="text-brand-strong">{answer}</b> : <span>{answer}</span>}
        </p>
      ))}
    </Vignette>
  );
}
