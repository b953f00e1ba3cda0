/**
 * The names of the pictures that content/solutions/ can choose for the day story of the home page. src/home/day-pictures.tsx
 * draws each.
 */
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
