/** Pixels of the screen for a second. The timeline runs from left to right in every language, as players do. */
export type TimeScale = { readonly perSecond: number };

export const scaleWithin = { least: 8, most: 400 };

export const timeToX = (seconds: number, { perSecond }: TimeScale): number => seconds * perSecond;
export const xToTime = (x: number, { perSecond }: TimeScale): number => x / perSecond;

export function zoomed({ perSecond }: TimeScale, factor: number): TimeScale {
  return { perSecond: Math.max(scaleWithin.least, Math.min(scaleWithin.most, perSecond * factor)) };
}

const steps = [0.1, 0.25, 0.5, 1, 2, 5, 10, 15, 30, 60, 120];

/** Marks on the ruler, never so near that their numbers touch. */
export function ticksOf(seconds: number, scale: TimeScale): number[] {
  const step = steps.find((one) => one * scale.perSecond >= 56) ?? 300;
  return Array.from(
    { length: Math.floor(seconds / step + 1e-6) + 1 },
    (_, index) => Math.round(index * step * 100) / 100,
  );
}

/** To the nearest picture of the film: nothing can begin between two. */
export function toFrame(seconds: number, fps: number): number {
  return Math.round(seconds * fps) / fps;
}
