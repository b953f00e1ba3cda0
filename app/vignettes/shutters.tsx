export function Shutters({ firms, closed }: { firms: number; closed: number }) {
  const fronts = Array.from({ length: firms }, (_, place) => place * 60);
  const open = fronts.slice(0, firms - closed);
  const shut = fronts.slice(firms - closed);
  return (
    <svg viewBox={`5 0 ${firms * 60 - 10} 62`} aria-hidden="true" className="block w-full overflow-visible">
      <path d={open.map((x) => `M${x + 10} 60V22h40V60`).join("")} className="fill-brand-bright" />
      <path
        d={shut.map((x) => `M${x + 10} 60V22h40V60M${x + 10} 30h40m-40 8h40m-40 8h40m-40 8h40`).join("")}
        fill="none"
        strokeWidth="2"
        className="stroke-on-night-soft"
      />
      <path
        d={fronts.map((x) => `M${x + 6} 22l6-14h36l6 14z`).join("")}
        strokeWidth="2"
        className="fill-night-raised stroke-on-night-soft"
      />
      <path d={`M-${firms * 60} 61H${firms * 120}`} strokeWidth="2" className="stroke-on-night-soft" />
    </svg>
  );
}
