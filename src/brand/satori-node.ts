/** An element as React makes it, of which satori reads type and props. */
export interface SatoriNode {
  type: string;
  props: object;
  key: null;
}

export const createFlexBox = (style: object, ...children: (SatoriNode | string)[]): SatoriNode => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
  key: null,
});
