/** More than any camera or editor makes; a file that has more was made to exhaust whoever opens it. */
export const mediaLimits = {
  tracks: 16,
  /** Of one side, as it is seen. */
  side: 8192,
  pixels: 8192 * 4320,
} as const;
