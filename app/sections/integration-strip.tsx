import { Pause, Play } from "lucide-react";
import { useState } from "react";
import type { home } from "#app/content/home.ts";
import { integrations } from "#app/content/integrations.ts";
import { Logo } from "#app/ui/logo.tsx";

function Logos({ copy = false }: { copy?: boolean }) {
  return (
    <ul className={`strip-set ${copy ? "strip-copy" : ""}`} aria-hidden={copy || undefined}>
      {integrations.map(({ name, logo, wordmark }) => (
        <li key={name} className="flex flex-none items-center gap-3 text-lg font-semibold">
          <Logo name={logo} className={wordmark ? "strip-wordmark" : "size-8"} />
          <span className={wordmark && "sr-only"}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** The integrations, passing by; the copy only closes the loop. */
export function IntegrationStrip({ title, lead, pause, play }: (typeof home)["integrations"]) {
  const [paused, setPaused] = useState(false);
  const Glyph = paused ? Play : Pause;
  return (
    <section className="border-y border-line bg-surface-raised py-12 md:py-16">
      <div className="mx-auto flex max-w-page items-end justify-between gap-6 px-5 sm:px-8">
        <div>
          <h2 className="text-xl">{title}</h2>
          <p className="mt-1 text-ink-soft">{lead}</p>
        </div>
        <button
          type="button"
          data-replay
          onClick={() => setPaused(!paused)}
          className="strip-control"
          aria-label={paused ? play : pause}
        >
          <Glyph className="size-5" />
        </button>
      </div>
      <div className="strip mt-8" data-paused={paused || undefined}>
        <Logos />
        <Logos copy />
      </div>
    </section>
  );
}
