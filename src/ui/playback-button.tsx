import { Pause, Play, RotateCcw } from "lucide-react";
import "./playback-button.css";

const playbackIcons = { playing: Pause, paused: Play, ended: RotateCcw };

export type PlaybackState = keyof typeof playbackIcons;

interface PlaybackButtonProps {
  labels: Partial<Record<PlaybackState, string>>;
  className: string;
}

/** CSS shows the icon and label of the state in `data-playback` of an ancestor (playback-button.css). */
export function PlaybackButton({ labels, className }: PlaybackButtonProps) {
  return (
    <button
      type="button"
      data-print="hide"
      className={`playback grid size-target flex-none place-items-center rounded-full motion-reduce:hidden noscript:hidden ${className}`}
    >
      {(Object.keys(labels) as PlaybackState[]).map((state) => {
        const Icon = playbackIcons[state];
        return (
          <span key={state} data-state={state}>
            <Icon className="size-icon" />
            <span className="sr-only">{labels[state]}</span>
          </span>
        );
      })}
    </button>
  );
}
