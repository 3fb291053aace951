/** Points of MediaPipe's face mesh. Lists run from left to right as the viewer sees them; rows of a pair match. */
export const lips = {
  upperOuter: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291],
  upperInner: [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308],
  lowerInner: [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308],
  lowerOuter: [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291],
  /** Between the inner and the outer line. */
  upperBetween: [76, 184, 74, 73, 72, 11, 302, 303, 304, 408, 306, 62, 183, 42, 41, 38, 12, 268, 271, 272, 407, 292],
  lowerBetween: [77, 90, 180, 85, 16, 315, 404, 320, 307, 96, 89, 179, 86, 15, 316, 403, 319, 325],
} as const;

export type Lid = {
  readonly upper: readonly number[];
  readonly lower: readonly number[];
  /** Rows of the upper lid, from the lashes up. */
  readonly crease: readonly number[];
  readonly above: readonly number[];
  readonly corners: readonly [number, number];
};

export const lids: readonly [Lid, Lid] = [
  {
    upper: [246, 161, 160, 159, 158, 157, 173],
    lower: [7, 163, 144, 145, 153, 154, 155],
    crease: [247, 30, 29, 27, 28, 56, 190],
    above: [113, 225, 224, 223, 222, 221, 189],
    corners: [33, 133],
  },
  {
    upper: [398, 384, 385, 386, 387, 388, 466],
    lower: [382, 381, 380, 374, 373, 390, 249],
    crease: [414, 286, 258, 257, 259, 260, 467],
    above: [413, 441, 442, 443, 444, 445, 342],
    corners: [362, 263],
  },
];

export const brows = [
  70, 63, 105, 66, 107, 46, 53, 52, 65, 55, 300, 293, 334, 296, 336, 276, 283, 282, 295, 285,
] as const;

/** The outline of the face, clockwise from the top of the forehead. */
export const outline = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136,
  172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const;

export const marks = { leftEye: 33, rightEye: 263, chin: 152, forehead: 10 } as const;

export const meshPoints = 468;
