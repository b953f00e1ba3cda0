/** The mark: the sky's arc above a horizon. Drawn by the wordmark and, when the site is built, by every icon. */
export const mark = {
  viewBox: "0 0 32 32",
  strokeWidth: 3.5,
  arc: "M4 20a12 12 0 0 1 24 0",
  sky: "M10.5 20a5.5 5.5 0 0 1 11 0z",
  ground: "M2 26.5h28",
} as const;
