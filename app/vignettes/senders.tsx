import { ExampleMark } from "#app/ui/example-mark.tsx";
import { Vignette } from "#app/ui/vignette.tsx";

interface SendersProps {
  label: string;
  title: string;
  subject: string;
  /** The last one has the new address. */
  mails: readonly { from: string; address: string }[];
}

/** The same mail, from the old and from the new address. */
export function Senders({ label, title, subject, mails }: SendersProps) {
  return (
    <Vignette label={label} className="rounded-lg bg-surface-raised px-5 py-4 shadow-soft">
      <p className="flex flex-wrap items-center justify-between gap-x-3 pb-3 text-ink-soft">
        {title} <ExampleMark />
      </p>
      <div className="grid grid-fit-64 gap-x-8">
        {mails.map(({ from, address }) => (
          <p key={address} className="group flex flex-wrap gap-3 border-t border-line py-3">
            <b className="grid square-9 flex-none place-items-center rounded-full bg-surface-sunk text-ink-soft group-last:bg-brand group-last:text-surface">
              {from.charAt(0).toUpperCase()}
            </b>
            <span className="grow text-basis-40">
              <b className="block">{from}</b>
              <span className="block wrap-anywhere text-ink-soft">{address}</span>
              {subject}
            </span>
          </p>
        ))}
      </div>
    </Vignette>
  );
}
