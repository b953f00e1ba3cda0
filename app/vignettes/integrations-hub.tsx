import { Vignette } from "#app/ui/vignette.tsx";

type ToolList = readonly { name: string; what: string }[];

interface IntegrationsHubProps {
  label: string;
  centre: string;
  arriving: ToolList;
  leaving: ToolList;
}

function Tools({ tools }: { tools: ToolList }) {
  return (
    <div className="w-26 flex-none sm:w-36 md:w-56 @max-picture-narrow:w-full">
      {tools.map(({ name, what }) => (
        <div key={name} className="py-1.5 sm:py-2">
          <p className="flex min-h-12 items-center justify-between rounded-full border border-night-line bg-night-raised px-4 md:px-6">
            <span className="font-semibold text-on-night sm:text-sm">{name}</span>
            <span className="hidden text-on-night-soft @picture-full:inline">{what}</span>
          </p>
        </div>
      ))}
    </div>
  );
}

/** A curve from each tool of one side to the middle; `flip` for the right side. */
function Wires({ tools, flip = false }: { tools: ToolList; flip?: boolean }) {
  return (
    <div className="relative flex-1 @max-picture-narrow:hidden">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        fill="none"
        className={`absolute inset-0 size-full text-brand-bright ${flip ? "-scale-x-100" : ""}`}
      >
        {tools.map(({ name }, index) => {
          const y = (100 * (index + 0.5)) / tools.length;
          return (
            <path
              key={name}
              d={`M0 ${y}C60 ${y} 40 50 100 50`}
              stroke="currentColor"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          );
        })}
      </svg>
    </div>
  );
}

export function IntegrationsHub({ label, centre, arriving, leaving }: IntegrationsHubProps) {
  return (
    <Vignette label={label} className="@container">
      {/* With large text there is no room for the curves; the names then form one column. */}
      <div className="flex @max-picture-narrow:flex-col">
        <Tools tools={arriving} />
        <Wires tools={arriving} />
        <p className="grid size-16 flex-none place-items-center self-center rounded-full bg-brand-bright font-bold text-night md:size-28 md:text-xl">
          {centre}
        </p>
        <Wires tools={leaving} flip />
        <Tools tools={leaving} />
      </div>
    </Vignette>
  );
}
