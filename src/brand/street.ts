// The street: seven small shops, one of them the workshop of the examples. Pages and share images use these drawings;
// src/ui/street.css sets the colour of each kind of part by day and by night.

export type DrawingPartKind =
  | "wall"
  | "glass"
  | "open"
  | "sign"
  | "line"
  | "ink"
  | "shutter"
  | "alert"
  | "board"
  | "spill";

export interface StreetObjectDrawing {
  /** The width in units. Every drawing is `streetHeightUnits` units high. */
  width: number;
  /** The kind and the path of each part, from back to front. */
  parts: readonly (readonly [DrawingPartKind, string])[];
}

export const streetHeightUnits = 84;

/** The width of the lines in share images, in units; on pages src/ui/street.css sets the width. */
export const shareImageStreetStrokeUnits = 1.8;

export const streetObjectDrawings = {
  kiosk: {
    width: 44,
    parts: [
      ["wall", "M8 84V57H36V84Z"],
      ["open", "M11 71V60H33V71Z"],
      ["shutter", "M11 71V60H33V71Z"],
      ["glass", "M11.5 74.500h5v6h-5zM19.5 74.500h5v6h-5zM27.5 74.500h5v6h-5z"],
      ["line", "M6 71H38M22 48v-5"],
      ["sign", "M3 59Q4 48 22 48T41 59Z"],
    ],
  },
  hotel: {
    width: 58,
    parts: [
      ["wall", "M5 84V9H43V84ZM3 5h42v4H3z"],
      [
        "glass",
        "M10 15h6v8h-6zM21 15h6v8h-6zM32 15h6v8h-6zM10 28h6v8h-6zM21 28h6v8h-6zM32 28h6v8h-6zM10 41h6v8h-6zM21 41h6v8h-6zM32 41h6v8h-6zM10 54h6v7h-6zM21 54h6v7h-6zM32 54h6v7h-6z",
      ],
      ["open", "M15 84V71H33V84Z"],
      ["line", "M24 84V71"],
      ["shutter", "M15 84V71H33V84Z"],
      ["sign", "M11 65h26l3 6H8zM45.5 13h10v49h-10z"],
      [
        "line",
        "M48 17v6M53 17v6M48 20h5M48 26.500h5v6h-5zM48 36h5m-2.5 0v6M53 45.500h-5v6h5M48 48.500h4M48 54.500v5h5",
      ],
    ],
  },
  workshop: {
    width: 96,
    parts: [
      ["spill", "M9 85H65L84 104H-10Z"],
      ["wall", "M3 84V30L32 44V30L61 44V30L93 45V84Z"],
      ["glass", "M7.5 43v-6.500l14 6.500zM36.5 43v-6.500l14 6.500zM65.5 43v-6.500l14 6.500z"],
      ["open", "M9 84V49H65V84Z"],
      ["line", "M16 84V55M58 84V55M16 66H58"],
      [
        "ink",
        "M21 62.500q0-4.5 6-5l4.5-5q1-1 3-1h7.500q2 0 3.5 1.500l4 4.200q5 .8 5 5.300zM26.5 62a3.5 3.5 0 1 1 7 0 3.5 3.5 0 0 1-7 0M43.5 62a3.5 3.5 0 1 1 7 0 3.5 3.5 0 0 1-7 0M34 71.500a2.5 2.5 0 1 1 5 0 2.5 2.5 0 0 1-5 0M33 84v-5.500q0-3.5 3.5-3.5 2 0 3-1.500l3.5-4.5 1.5 1-4.3 6.500V84z",
      ],
      ["open", "M33.5 57l2.5-3h3v3zM41 57v-3h2l2.5 3z"],
      ["shutter", "M9 84V49H65V84Z"],
      ["sign", "M71 56a8 8 0 1 0 16 0 8 8 0 0 0-16 0"],
      ["line", "M75.5 59.500l4-4M82 52.200a3 3 0 1 0 1 4.3"],
      ["alert", "M71 79V68H87V79Z"],
    ],
  },
  dentist: {
    width: 48,
    parts: [
      ["wall", "M6 84V27H42V84ZM3 23h42v4H3z"],
      [
        "sign",
        "M14.5 38.500c0-6.5 6-7 9.5-5 3.5-2 9.5-1.5 9.5 5 0 4.7-2.5 6.5-3 11.5-.5 3.5-3.5 3.5-4 0-.3-3-1-5-2.5-5s-2.2 2-2.5 5c-.5 3.5-3.5 3.5-4 0-.5-5-3-6.8-3-11.500z",
      ],
      ["line", "M6 58.500H42"],
      ["open", "M11 78V64.500H22V78ZM28 84V64.500H37V84Z"],
      ["shutter", "M11 78V64.500H22V78ZM28 84V64.500H37V84Z"],
    ],
  },
  school: {
    width: 92,
    parts: [
      ["line", "M46 32V8"],
      ["sign", "M46 9q4.5-2.5 8.5 0t8.5 0v10q-4.5 2.5-8.5 0t-8.5 0z"],
      ["wall", "M4 84V55H88V84ZM29 84V45L46 31L63 45V84Z"],
      ["glass", "M9.5 63h6v12h-6zM19 63h6v12h-6zM67 63h6v12h-6zM76.5 63h6v12h-6z"],
      ["ink", "M40.5 54q2-2 2-6a3.5 3.5 0 0 1 7 0q0 4 2 6zM44 56h4l-2 2z"],
      ["open", "M39 84V69a7 7 0 0 1 14 0V84Z"],
      ["line", "M46 84V62"],
      ["shutter", "M39 84V69a7 7 0 0 1 14 0V84Z"],
    ],
  },
  cafe: {
    width: 64,
    parts: [
      ["wall", "M5 84V46H14q3-15 18-15t18 15H59V84Z"],
      ["ink", "M25.5 39h11.500v3.500a4.5 4.5 0 0 1-4.5 4.500h-2.500a4.5 4.5 0 0 1-4.5-4.500z"],
      ["line", "M37 40.500h1a2 2 0 0 1 0 4h-2M29.2 36.500q-1.2-1.3 0-2.500M33.2 36.500q-1.2-1.3 0-2.5"],
      ["open", "M10 78V60H37V78ZM43 84V60H54V84Z"],
      ["line", "M23.5 78V60"],
      ["shutter", "M10 78V60H37V78ZM43 84V60H54V84Z"],
      [
        "wall",
        "M7 51H57L62 60a6 4.5 0 0 1-12 0a6 4.5 0 0 1-12 0a6 4.5 0 0 1-12 0a6 4.5 0 0 1-12 0a6 4.5 0 0 1-12 0Z",
      ],
      [
        "sign",
        "M7 51h10l-3 9a6 4.5 0 0 1-12 0zM27 51h10l1 9a6 4.5 0 0 1-12 0zM47 51h10l5 9a6 4.5 0 0 1-12 0z",
      ],
    ],
  },
  optician: {
    width: 60,
    parts: [
      ["line", "M20 50v-3M40 50v-3M10.5 36l-4-2M49.5 36l4-2M29 37.500q1-1.5 2 0"],
      ["glass", "M10.5 38a9 9 0 1 0 18 0 9 9 0 0 0-18 0M31.5 38a9 9 0 1 0 18 0 9 9 0 0 0-18 0"],
      ["wall", "M5 84V50H55V84Z"],
      ["open", "M10 78V63H36V78ZM41 84V63H50V84Z"],
      ["shutter", "M10 78V63H36V78ZM41 84V63H50V84Z"],
      ["sign", "M3 50h54v7H3z"],
    ],
  },
  lot: {
    width: 132,
    parts: [
      ["spill", "M105 23h8L131 85H89z"],
      ["line", "M20 84V50M62 84V50M86 85V24q0-9 9-9h14v3M82.5 85h7"],
      ["glass", "M104.5 18h9l3 5h-15z"],
      ["board", "M12 24h58v27H12z"],
      ["board", "M29 30v15M29 40H19l8-10M37 30h8v15h-8zM62 30v15M62 40H52l8-10"],
      [
        "wall",
        "M4 85.500V65l4-4 4 4V85zM14 85V65l4-4 4 4V84.500zM24 84.500V65l4-4 4 4V84.500zM34 84V65l4-4 4 4V84zM44 84V65l4-4 4 4V84zM64 84V65l4-4 4 4V84zM52 84l5-18 5 2-4 16z",
      ],
      ["line", "M4 70H52M64 70H72M4 79H52M64 79H72M2 85.500l-2-5M76 84l2-7M79 84l4-5"],
      [
        "ink",
        "M100 85q-3-13 4-18.500q-1.5-3-1-6l-.2-6 4 3h4.400l4-3-.2 6q.5 3-1 6q7 5.500 4 18.500zM117 84q8 1.500 9-5t-4-6q3 2 1 5t-7 2z",
      ],
      ["board", "M106.700 60.500h.01M111.300 60.500h.01"],
    ],
  },
  lamp: {
    width: 14,
    parts: [
      ["spill", "M3 38h8L32 84H-18z"],
      ["line", "M7 84V38M4 84h6M7 30v-3"],
      ["glass", "M3.5 30h7L9 38H5z"],
    ],
  },
  tree: {
    width: 30,
    parts: [
      ["sign", "M15 34c6.5 0 9 4.5 9 9 4 2 5 7 3 11-2 5-7 6-12 6s-10-1-12-6c-2-4-1-9 3-11 0-4.5 2.5-9 9-9z"],
      ["line", "M15 84V50M15 64l5-5M15 58l-4-4"],
    ],
  },
} as const satisfies Record<string, StreetObjectDrawing>;

export type StreetObjectName = keyof typeof streetObjectDrawings;

export const shopNames = ["kiosk", "hotel", "workshop", "dentist", "school", "cafe", "optician"] as const;

/** The shops in each stage of the firm's history. Each stage adds its new shops at the end of the list. */
export const shopsByHistoryStage = {
  first: ["workshop"],
  more: ["workshop", "cafe", "dentist"],
  whole: ["workshop", "cafe", "dentist", "hotel", "kiosk", "school", "optician"],
} as const satisfies Record<string, readonly StreetObjectName[]>;

export type ShopName = (typeof shopNames)[number];

/** The drawings of the street from left to right. The lamp post and the tree are between two shops. */
export const streetObjectNames: readonly StreetObjectName[] = [
  "kiosk",
  "hotel",
  "workshop",
  "lamp",
  "dentist",
  "school",
  "tree",
  "cafe",
  "optician",
];
