import { ExampleLabel } from "../ui/example-label.tsx";
import type { GoogleWorkspacePictures } from "./words.ts";

/** Unlike a `Vignette`, screen readers read it as text. */
export function Senders({ title, subject, mails }: GoogleWorkspacePictures["senders"]) {
  return (
    <dl className="mt-6 grid gap-y-4 lg:mt-10">
      <div className="axes">
        <dt className="axis-main flex flex-wrap items-center justify-between gap-x-3 text-ink-soft">
          {title} <ExampleLabel />
        </dt>
      </div>
      {mails.map(({ intro, senderName, address }) => (
        <div key={address} className="group axes items-center gap-y-2">
          <dt className="axis-side text-ink-soft lg:text-lg">{intro}</dt>
          <dd className="axis-main flex flex-wrap items-center gap-x-3 gap-y-2 rounded-2xl border border-line p-4 text-ink-soft group-last:border-transparent group-last:bg-surface-raised group-last:text-ink group-last:shadow-lg lg:gap-5 lg:px-6">
            <b
              aria-hidden="true"
              className="grid size-[2.5rem] flex-none place-items-center rounded-full bg-surface-sunk group-last:bg-brand group-last:text-surface"
            >
              {senderName.charAt(0).toUpperCase()}
            </b>
            <span className="flex grow flex-wrap items-center gap-x-5 basis-[10rem]">
              <span className="grow">
                <b className="block">{senderName}</b>
                <span className="wrap-anywhere group-not-last:line-through group-last:text-brand-strong lg:text-xl">
                  {address}
                </span>
              </span>
              {subject}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
