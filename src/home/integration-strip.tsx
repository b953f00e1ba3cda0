import { integrationLogosPath } from "../brand/integration-logos.ts";
import { integrationsWords } from "../sections/words.ts";
import { read } from "../site-content.ts";
import { PlaybackButton } from "../ui/playback-button.tsx";
import type { HomeTexts } from "./words.ts";
import "./integration-strip.css";

const integrations = read(integrationsWords);

const movingClasses = "strip-set flex flex-none gap-12";
const stillClasses =
  "still:animate-none still:flex-1 still:grid-fit-[8.5rem] still:gap-x-4 still:gap-y-6 still:@min-[43.5rem]:grid-cols-[repeat(5,auto)]";

function LogoList({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul
      className={`${movingClasses} ${stillClasses} ${isCopy ? "still:hidden" : "still:grid"}`}
      aria-hidden={isCopy || undefined}
    >
      {integrations.map(({ name, logo }) => (
        <li key={name} className="flex flex-none items-center gap-3 text-lg font-semibold">
          {/* No alternative text, because the name is beside the logo. */}
          <img
            src={`${integrationLogosPath}#${logo}`}
            alt=""
            width={32}
            height={32}
            loading="lazy"
            className="rounded-md dark:bg-on-night dark:p-1 size-[2rem]"
          />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The copy of the list closes the loop. */
export function IntegrationStrip({ title, pause, play }: HomeTexts["integrations"]) {
  return (
    <section
      data-behaviour="integration-strip"
      data-playback="playing"
      className="strip-band bg-brand-wash py-8 lg:py-16"
    >
      <div className="page flex items-end justify-between gap-6">
        <h2 className="text-3xl">{title}</h2>
        <PlaybackButton
          labels={{ playing: pause, paused: play }}
          className="border border-line-strong hover:bg-surface-sunk"
        />
      </div>
      <div className="strip still:@container mt-8 flex gap-12 overflow-x-clip still:page">
        <LogoList />
        <LogoList isCopy />
      </div>
    </section>
  );
}
