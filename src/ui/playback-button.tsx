import { Pause, Play, RotateCcw } from "lucide-react";

const playbackStates = {
  playing: { Icon: Pause, shownClass: "in-data-[playback=playing]:block" },
  paused: { Icon: Play, shownClass: "in-data-[playback=paused]:block" },
  ended: { Icon: RotateCcw, shownClass: "in-data-[playback=ended]:block" },
};

export type PlaybackState = keyof typeof playbackStates;

interface PlaybackButtonProps {
  labels: Partial<Record<PlaybackState, string>>;
  className: string;
}

/**
 * Shows the icon and label of the state in `data-playback` of an ancestor. Hidden until boot.ts runs, because it does nothing
 * without that script. Not by `not-in-data-boot`: its `:not(… *)` makes the browser restyle the whole page when the attribute is
 * set.
 */
export function PlaybackButton({ labels, className }: PlaybackButtonProps) {
  return (
    <button
      type="button"
      data-print="hide"
      className={`playback grid size-target flex-none place-items-center rounded-full motion-reduce:hidden noscript:hidden [html:not([data-boot])_&]:invisible ${className}`}
    >
      {(Object.keys(labels) as PlaybackState[]).map((state) => {
        const { Icon, shownClass } = playbackStates[state];
        return (
          <span key={state} className={`hidden ${shownClass}`}>
            <Icon className="size-icon" />
            <span className="sr-only">{labels[state]}</span>
          </span>
        );
      })}
    </button>
  );
}
