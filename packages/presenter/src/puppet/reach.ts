/** How far a whole unit of a pose goes, in distances of the eyes' outer corners. */
export const reach = {
  jaw: 0.15,
  upper: 0.034,
  lower: 0.034,
  wide: 0.032,
  pucker: 0.075,
  arch: 0.022,
  brow: 0.035,
  tuck: 0.035,
} as const;
