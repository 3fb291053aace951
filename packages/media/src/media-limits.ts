/** More than any camera or editor makes; a file that has more was made to exhaust whoever opens it. */
export const mediaLimits = {
  tracks: 16,
  /** Of one side, as it is seen. */
  side: 8192,
  pixels: 8192 * 4320,
  /** Of sound, in a second: one a second makes a decoder that resamples it take hundreds of megabytes. */
  samples: { least: 4000, most: 768_000 },
  channels: 32,
} as const;
