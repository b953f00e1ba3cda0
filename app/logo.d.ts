/** The owner's logo, from public/logo.svg; prepare/logo.ts writes it. */
declare module "virtual:logo" {
  interface ShownLogo {
    onLight: string;
    /** That of the form for dark ones, which may be the same. */
    onDark: string;
    /** px */
    width: number;
    height: number;
    /** Whether the name is in it. */
    named: boolean;
    /** Whether dark grounds need a light plate under it. */
    plated: boolean;
  }
  export const logo: ShownLogo | undefined;
}
