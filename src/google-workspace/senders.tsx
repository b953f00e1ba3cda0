import { ExampleLabel } from "../ui/example-label.tsx";
import type { GoogleWorkspacePictures } from "./words.ts";

const senderLooks = {
  free: { card: "border-line text-ink-soft", initial: "bg-surface-sunk", address: "line-through" },
  own: {
    card: "border-transparent bg-surface-raised shadow-lg",
    initial: "bg-brand text-surface",
    address: "text-brand-strong",
  },
};

/** Unlike a `Vignette`, screen readers read it as text. */
export function Senders({ title, subject, mails }: GoogleWorkspacePictures["senders"]) {
  return (
    <dl className="mt-6 grid gap-y-4 lg:mt-10">
      <div className="axes">
        <dt className="axis-main flex flex-wrap items-center justify-between gap-x-3 text-ink-soft">
          {title} <ExampleLabel />
        </dt>
      </div>
      {mails.map(({ intro, senderName, address }, index) => {
        const look = senderLooks[index === mails.length - 1 ? "own" : "free"];
        return (
          <div key={address} className="axes items-center gap-y-2">
            <dt className="axis-side text-ink-soft lg:text-lg">{intro}</dt>
            <dd
              className={`axis-main flex flex-wrap items-center gap-x-3 gap-y-2 rounded-2xl border p-4 lg:gap-5 lg:px-6 ${look.card}`}
            >
              <b
                aria-hidden="true"
                className={`grid size-[2.5rem] flex-none place-items-center rounded-full ${look.initial}`}
              >
                {senderName.charAt(0).toUpperCase()}
              </b>
              <span className="flex grow flex-wrap items-center gap-x-5 basis-[10rem]">
                <span className="grow">
                  <b className="block">{senderName}</b>
                  <span className={`wrap-anywhere lg:text-xl ${look.address}`}>{address}</span>
                </span>
                {subject}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
