import { Pause, Play, RotateCcw } from "lucide-react";
import "./playback-button.css";

const playbackIcons = { playing: Pause, paused: Play, ended: RotateCcw };

/** A value of `data-playback`: what a chat or the strip of integrations is doing. */
export type PlaybackState = keyof typeof playbackIcons;

interface PlaybackButtonProps {
  labels: Partial<Record<PlaybackState, string>>;
  className: string;
}

/**
 * A play and pause button. It has an icon and a label for each state; CSS shows those of the state in `data-playback` of an
 * ancestor (playback-button.css), so a script only has to set that attribute.
 */
export function PlaybackButton({ labels, className }: PlaybackButtonProps) {
  return (
    <button
      type="button"
      data-print="hide"
      className={`playback grid square-11 flex-none place-items-center rounded-full motion-reduce:hidden noscript:hidden ${className}`}
    >
      {(Object.keys(labels) as PlaybackState[]).map((state) => {
        const Icon = playbackIcons[state];
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
