/** The owner's logo, from public/logo.svg. prepare/logo.ts writes this module. */
declare module "virtual:logo" {
  interface ShownLogo {
    urlOnLight: string;
    /** The address of the file for dark backgrounds; may be the same as `urlOnLight`. */
    urlOnDark: string;
    /** The size in which the logo is shown, in px. */
    width: number;
    height: number;
    /** Whether the logo contains the name of the firm. */
    containsName: boolean;
    /** Whether the logo needs a light plate on dark backgrounds. */
    needsLightPlate: boolean;
  }
  export const logo: ShownLogo | undefined;
}
