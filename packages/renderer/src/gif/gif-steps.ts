import type { GifLimits } from '@adwright/domain/engines/rendering.ts';

/** One way to make a GIF of the same size: how often it moves and how finely it is coloured. */
export type GifStep = {
  readonly fps: number;
  readonly colours: number;
  readonly dither: 'sierra2_4a' | 'bayer:bayer_scale=4' | 'none';
};

/** Rates a GIF can keep: it counts in hundredths of a second, and browsers slow down what is quicker than this. */
const rates = [25, 20, 12.5, 10, 5, 4, 2.5, 2, 1, 0.5];

/** Ways from the best to the lightest, for a search to halve. Letters stay crisp longer than motion stays smooth. */
export function gifSteps(seconds: number, limits: GifLimits): GifStep[] {
  const allowed = rates.filter(
    (fps) =>
      fps <= Math.min(limits.maxFps ?? 12.5, 25) &&
      framesAt(seconds, fps) <= (limits.maxFrames ?? Number.POSITIVE_INFINITY),
  );
  const [best, ...slower] = allowed;
  if (best === undefined) return [];
  const step = (fps: number, colours: number, dither: GifStep['dither'] = 'none'): GifStep => ({
    fps,
    colours,
    dither,
  });
  return [
    step(best, 256, 'sierra2_4a'),
    step(best, 256, 'bayer:bayer_scale=4'),
    ...[256, 128, 64, 48, 32].map((colours) => step(best, colours)),
    ...slower
      .filter((fps) => fps >= 2 && fps <= best * 0.8)
      .flatMap((fps) => [48, 32, 24].map((colours) => step(fps, colours))),
    ...slower.slice(-2).flatMap((fps) => [24, 16].map((colours) => step(fps, colours))),
  ];
}

export function framesAt(seconds: number, fps: number): number {
  return Math.max(1, Math.round(seconds * fps));
}

/** ffmpeg's `-loop`: as often as fits into the time it may move, for ever where nobody limits it. */
export function loopOf(seconds: number, maxSeconds: number | undefined): number {
  if (maxSeconds === undefined) return 0;
  const plays = Math.max(1, Math.floor(maxSeconds / seconds + 1e-6));
  return plays === 1 ? -1 : plays - 1;
}
