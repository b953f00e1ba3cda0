/** In the units of src/brand/street.ts, without arms, on the ground at x = 0. */
const personSvgPath =
  "M-3.1 68.200a3.1 3.1 0 1 1 6.2 0 3.1 3.1 0 0 1-6.2 0M-4.2 84V76q0-3.600 3.600-3.600h1.200q3.600 0 3.600 3.600v8z";

export const raisedArmSvgPath = "M3.2 74.500L7.200 69.300";

interface PersonProps {
  /** In the units of src/brand/street.ts. */
  x: number;
  armsSvgPath: string;
}

export function Person({ x, armsSvgPath }: PersonProps) {
  return (
    <svg x={x} aria-hidden="true" className="overflow-visible fill-brand-strong">
      <path d={personSvgPath} />
      <path
        d={armsSvgPath}
        fill="none"
        strokeWidth="2.1"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-brand-strong"
      />
    </svg>
  );
}
