/**
 * The horizon of the evening for the foot of a band of night, with the hours as marks along it (dashes of a stroke)
 * and the moon on it. It comes last in its band: a page that arrives slowly grows downwards, and what hangs at
 * the foot would travel along.
 */
export function Horizon() {
  const centre = { cx: 800, cy: 1460 };
  return (
    <svg
      viewBox="0 0 1600 320"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      data-print="hide"
      className="absolute inset-x-0 bottom-0 mx-auto h-36 w-full max-w-400 overflow-visible lg:h-80"
    >
      <circle {...centre} r="1400" strokeWidth="1.5" className="fill-night-raised stroke-night-line" />
      <g fill="none" className="stroke-night-line">
        <circle {...centre} r="1395" pathLength="200" strokeWidth="10" strokeDasharray=".035 .965" />
        <circle {...centre} r="1390" pathLength="50" strokeWidth="20" strokeDasharray=".009 .991" />
      </g>
      {/* Narrow windows show the middle of the horizon alone: the moon stands higher there. */}
      <circle cx="280" cy="160" r="11" className="fill-brand-bright max-lg:hidden" />
      <circle cx="560" cy="81" r="14" className="fill-brand-bright lg:hidden" />
    </svg>
  );
}
