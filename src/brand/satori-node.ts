export interface SatoriNode {
  type: string;
  props: object;
}

export const createFlexBox = (style: object, ...children: (SatoriNode | string)[]): SatoriNode => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});
