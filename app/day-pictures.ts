/** The pictures that content/solutions/ can name for the day story of the home page. app/pages/home.tsx maps them to components. */
export const dayPictureNames = [
  "workspace",
  "receptionist",
  "scheduling",
  "support",
  "stages",
  "reactivation",
  "kaseya",
] as const;

export type DayPictureName = (typeof dayPictureNames)[number];
