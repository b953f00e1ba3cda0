import { Vignette } from "#app/ui/vignette.tsx";

type ToolList = readonly string[];

interface IntegrationsHubProps {
  label: string;
  centre: string;
  arriving: ToolList;
  leaving: ToolList;
}

function Tools({ tools }: { tools: ToolList }) {
  return (
    <div className="w-26 flex-none sm:w-36 md:w-56 @max-picture-narrow:w-full">
      {tools.map((name) => (
        <div key={name} className="py-1 sm:py-2">
          <p className="grid min-h-11 items-center rounded-full border border-night-line bg-night-raised px-3 font-semibold text-on-night md:px-6">
            {name}
          </p>
        </div>
      ))}
    </div>
  );
}

function Wires({ tools, flip = false }: { tools: ToolList; flip?: boolean }) {
  return (
    <div className="relative flex-1 @max-picture-narrow:hidden">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        fill="none"
        className="absolute inset-0 size-full text-brand-bright"
      >
        {tools.map((name, index) => {
          const y = (100 * (index + 0.5)) / tools.length;
          return (
            <path
              key={name}
              d={flip ? `M100 ${y}C40 ${y} 60 50 0 50` : `M0 ${y}C60 ${y} 40 50 100 50`}
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
        <p className="grid size-16 flex-none place-items-center self-center rounded-full bg-brand-bright font-semibold text-night md:size-28 md:text-xl">
          {centre}
        </p>
        <Wires tools={leaving} flip />
        <Tools tools={leaving} />
      </div>
    </Vignette>
  );
}
