/**
 * The sample's logo mark: a horizon with the arc of the sky above it. The wordmark, the icons and the share images use these
 * paths; the colours come from tokens.css.
 */
export const sampleMark = {
  /** The side of the square view box. */
  size: 32,
  strokeWidth: 3.5,
  /** The SVG path of a line with round ends, in the colour of the text beside it; `ground` likewise. */
  arc: "M4 20a12 12 0 0 1 24 0",
  ground: "M2 26.5h28",
  sky: "M10.5 20a5.5 5.5 0 0 1 11 0z",
};
