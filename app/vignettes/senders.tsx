import { ExampleMark } from "#app/ui/example-mark.tsx";
import { Vignette } from "#app/ui/vignette.tsx";

interface SendersProps {
  label: string;
  title: string;
  subject: string;
  /** The senders of the mails. The last one has the new address and is the only one in full colour. */
  mails: readonly { from: string; address: string }[];
}

/** The same mail, from the old and from the new address. */
export function Senders({ label, title, subject, mails }: SendersProps) {
  return (
    <Vignette label={label} className="rounded-lg bg-surface-raised px-5 pt-4 pb-2 shadow-soft lg:grid">
      <p className="flex flex-wrap items-center justify-between gap-x-3 pb-1 text-ink-soft">
        {title} <ExampleMark />
      </p>
      <div className="-mx-3 grid grid-fit-64 gap-x-2 gap-y-1">
        {mails.map(({ from, address }) => (
          <p
            key={address}
            className="group flex flex-wrap content-center gap-3 rounded-md p-3 text-ink-soft last:bg-brand-wash last:text-ink"
          >
            <b className="grid square-9 flex-none place-items-center rounded-full bg-surface-sunk group-last:bg-brand group-last:text-surface">
              {from.charAt(0).toUpperCase()}
            </b>
            <span className="grow text-basis-40">
              <b className="block">{from}</b>
              <span className="block wrap-anywhere group-not-last:line-through group-last:text-brand-strong">
                {address}
              </span>
              {subject}
            </span>
          </p>
        ))}
      </div>
    </Vignette>
  );
}
