/** How far a whole unit of a pose goes, in distances of the eyes' outer corners; turns of the head, in radians. */
export const reach = {
  jaw: 0.15,
  upper: 0.034,
  lower: 0.034,
  wide: 0.032,
  pucker: 0.075,
  arch: 0.026,
  brow: 0.035,
  tuck: 0.035,
  yaw: 0.055,
  pitch: 0.045,
} as const;
