// The mark: a horizon with the sky's arc above it. The wordmark, the icons and the share images are all drawn
// from here; the colours come from the tokens of app.css.
export const mark = {
  /** Side of the square that the paths are drawn in. */
  size: 32,
  strokeWidth: 3.5,
  /** Lines with round ends, in the colour of the text beside them. */
  lines: ["M4 20a12 12 0 0 1 24 0", "M2 26.5h28"],
  sky: "M10.5 20a5.5 5.5 0 0 1 11 0z",
};
