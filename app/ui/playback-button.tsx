import { Pause, Play, RotateCcw } from "lucide-react";

const icons = { playing: Pause, paused: Play, ended: RotateCcw };

/** The values of `data-playback`. */
export type Playback = keyof typeof icons;

interface PlaybackButtonProps {
  /** The label of the button in each state. */
  labels: Partial<Record<Playback, string>>;
  className: string;
}

/**
 * A play and pause button. It has an icon and a label for each state; CSS shows those of the state in `data-playback` of an
 * ancestor (playback-button.css), so a script only has to set that attribute.
 */
export function PlaybackButton({ labels, className }: PlaybackButtonProps) {
  return (
    <button type="button" className={`${className} playback`}>
      {(Object.keys(labels) as Playback[]).map((state) => {
        const Icon = icons[state];
        return (
          <span key={state} data-state={state}>
            <Icon className="square-5" />
            <span className="sr-only">{labels[state]}</span>
          </span>
        );
      })}
    </button>
  );
}
