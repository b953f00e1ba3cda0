import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { integrations } from "#app/content/integrations.ts";
import sheet from "../../.cache/logos.svg?url";

function Logos({ copy = false }: { copy?: boolean }) {
  return (
    <ul className={`strip-set ${copy ? "strip-copy" : ""}`} aria-hidden={copy || undefined}>
      {integrations.map(({ name, logo }) => (
        <li key={name} className="flex flex-none items-center gap-3 text-lg font-semibold">
          {/* No alternative text, because the name always stands beside the logo. */}
          <img
            src={`${sheet}#${logo}`}
            alt=""
            width={32}
            height={32}
            loading="lazy"
            className="logo-plate size-8"
          />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The integrations, passing by; the copy only closes the loop. */
export function IntegrationStrip({ title, pause, play }: { title: string; pause: string; play: string }) {
  const [paused, setPaused] = useState(false);
  const Icon = paused ? Play : Pause;
  return (
    <section className="bg-brand-wash py-10 lg:py-16">
      <div className="page flex items-end justify-between gap-6">
        <h2 className="text-heading">{title}</h2>
        <button
          type="button"
          data-replay
          onClick={() => setPaused(!paused)}
          className="strip-control"
          aria-label={paused ? play : pause}
        >
          <Icon className="size-5" />
        </button>
      </div>
      <div className="strip mt-8" data-paused={paused || undefined}>
        <Logos />
        <Logos copy />
      </div>
    </section>
  );
}
