import { Vignette } from "#app/ui/vignette.tsx";

interface BlanksProps {
  label: string;
  things: readonly string[];
  meeting: string;
}

export function Blanks({ label, things, meeting }: BlanksProps) {
  return (
    <Vignette label={label} className="grid grid-fit-32 gap-3 lg:grid-fit-40 text-lg">
      {things.map((thing) => (
        <p
          key={thing}
          className="grid min-h-16 sm:min-h-24 place-items-center rounded-md border-2 border-dashed border-on-night-soft p-2 text-on-night-soft"
        >
          {thing}
        </p>
      ))}
      <p className="col-span-full rounded-md border-2 border-action px-4 py-4 text-center font-semibold">
        {meeting}
      </p>
    </Vignette>
  );
}
