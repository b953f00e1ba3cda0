import { Vignette } from "#app/ui/vignette.tsx";

export interface HalfHourProps {
  day: string;
  part: string;
  hours: readonly { hour: string; taken?: string; meeting?: string; length?: string }[];
}

export function HalfHour({ day, part, hours }: HalfHourProps) {
  return (
    <Vignette className="text-sm text-on-night-soft rounded-lg border border-night-line bg-night-raised p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 pb-3">
        <span className="font-semibold text-on-night">{day}</span>
        <span>{part}</span>
      </p>
      {hours.map(({ hour, taken, meeting, length }) => (
        <p key={hour} className="flex min-h-12 flex-wrap items-center gap-x-4 border-t border-night-line">
          <span className="min-w-12 flex-none whitespace-nowrap">{hour}</span>
          {taken && <span className="grow basis-32">{taken}</span>}
          {meeting && (
            <span className="my-1 grow basis-32 rounded-sm bg-action px-3 py-2 font-semibold leading-tight text-action-ink">
              {meeting}
              <span className="block font-normal">{length}</span>
            </span>
          )}
        </p>
      ))}
    </Vignette>
  );
}
