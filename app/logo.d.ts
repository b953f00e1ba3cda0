/** The owner's logo, from public/logo.svg; prepare/logo.ts writes it. */
declare module "virtual:logo" {
  interface ShownLogo {
    onLight: string;
    /** The address of the file for dark backgrounds; may be that of `onLight`. */
    onDark: string;
    /** In px. */
    width: number;
    height: number;
    /** Whether the logo contains the name. */
    named: boolean;
    /** Whether the logo needs a light plate on dark backgrounds. */
    needsLightPlate: boolean;
  }
  export const logo: ShownLogo | undefined;
}
