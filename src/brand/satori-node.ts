/** An element of a picture that Satori draws. */
export interface SatoriNode {
  type: string;
  props: object;
}

/** Creates a flex container for a picture that Satori draws. */
export const createFlexBox = (style: object, ...children: (SatoriNode | string)[]): SatoriNode => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});
