import { Pause, Play, RotateCcw } from "lucide-react";

const icons = { playing: Pause, paused: Play, ended: RotateCcw };

/** What `data-playback` says of something that plays. */
export type Playback = keyof typeof icons;

interface PlaybackButtonProps {
  /** What the button does while it plays, is paused, has ended. */
  labels: Partial<Record<Playback, string>>;
  className: string;
}

/**
 * The button of something that plays: of its icons and names the one for `data-playback` of an element around it is
 * shown (playback-button.css), so that a script has to set no more than that.
 */
export function PlaybackButton({ labels, className }: PlaybackButtonProps) {
  return (
    <button type="button" className={`${className} playback`}>
      {(Object.keys(labels) as Playback[]).map((state) => {
        const Icon = icons[state];
        return (
          <span key={state} data-when={state}>
            <Icon className="square-5" />
            <span className="sr-only">{labels[state]}</span>
          </span>
        );
      })}
    </button>
  );
}
