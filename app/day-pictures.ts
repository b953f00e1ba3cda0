/** The pictures that an hour of the home page's day can name in content/solutions/; app/pages/home.tsx draws each. */
export const dayPictures = [
  "workspace",
  "receptionist",
  "scheduling",
  "support",
  "stages",
  "reactivation",
  "kaseya",
] as const;

export type DayPicture = (typeof dayPictures)[number];
