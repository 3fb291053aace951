import { at, type Heard } from './hear.ts';
import { energyAt, type MouthTrack, openingOf } from './move-mouth.ts';
import type { TimedShape } from './timed-shapes.ts';

export type LipSync = {
  /** Of the lips' opening with the loudness of what is said, at the best lag: 1 is perfect. */
  readonly correlation: number;
  /** Positive where the lips are late. */
  readonly lag_ms: number;
  /** Share of m, b and p at which the lips are seen to meet; 1 where there are none. */
  readonly closed_share: number;
  /** Share of silent frames in which the lips are shut and do not move. */
  readonly stillness: number;
};

const quiet = 0.08;
/** Lips close after a word as slowly as people's: silence counts from here on. */
const settled = 0.2;

/** How well a moving mouth fits what is heard, measured on the frames that are drawn. */
export function measureLips(mouth: MouthTrack, shapes: readonly TimedShape[], heard: Heard, fps: number): LipSync {
  return measureOpening({
    opening: mouth.map(openingOf),
    // Lips that must meet do so however loud an m or v is: those frames are counted by themselves.
    counts: mouth.map(({ press, tuck }) => press + tuck < 0.05),
    shut: 0.02,
    trembles: 0.01,
    shapes,
    heard,
    fps,
  });
}

/** A mouth over time, however it was come by. */
type Opening = {
  readonly opening: readonly number[];
  /** The frames that are held against the loudness. */
  readonly counts: readonly boolean[];
  /** Lips that are less apart than this are shut, and lips that move less than `trembles` in a frame are still. */
  readonly shut: number;
  readonly trembles: number;
  readonly shapes: readonly TimedShape[];
  readonly heard: Heard;
  readonly fps: number;
};

export function measureOpening(measured: Opening): LipSync {
  const { opening, counts, shapes, heard, fps } = measured;
  const loud = opening.map((_, frame) => energyAt(heard, (frame + 0.5) / fps));
  const furthest = Math.round(fps * 0.2);
  let best = { correlation: -1, lag: 0 };
  for (let lag = -furthest; lag <= furthest; lag += 1) {
    const correlation = correlate(opening, loud, counts, lag);
    if (correlation > best.correlation) best = { correlation, lag };
  }
  const closures = shapes.filter(({ shape }) => shape === 'PP');
  const met = closures.filter((closure) => isShut(measured, closure)).length;
  return {
    correlation: round(best.correlation),
    lag_ms: Math.round((best.lag * 1000) / fps),
    closed_share: closures.length === 0 ? 1 : round(met / closures.length),
    stillness: round(stillnessOf(measured)),
  };
}

/** Good enough to be proud of; below, another try costs nothing. */
export function isInSync({ correlation, lag_ms, closed_share, stillness }: LipSync): boolean {
  return correlation >= 0.8 && Math.abs(lag_ms) <= 45 && closed_share >= 0.95 && stillness >= 0.95;
}

function correlate(a: readonly number[], b: readonly number[], counts: readonly boolean[], lag: number): number {
  const [from, to] = [Math.max(0, lag), Math.min(a.length, b.length + lag)];
  let [n, sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0, 0];
  for (let i = from; i < to; i += 1) {
    if (!counts[i]) continue;
    const [x, y] = [a[i] ?? 0, b[i - lag] ?? 0];
    n += 1;
    sa += x;
    sb += y;
    saa += x * x;
    sbb += y * y;
    sab += x * y;
  }
  if (n < 2) return 0;
  const spread = Math.sqrt((saa - (sa * sa) / n) * (sbb - (sb * sb) / n));
  return spread > 1e-9 ? (sab - (sa * sb) / n) / spread : 0;
}

function isShut({ opening, shut, fps }: Opening, { start, end }: TimedShape): boolean {
  const [from, to] = [Math.floor((start - 0.05) * fps), Math.ceil((end + 0.05) * fps)];
  return opening.slice(Math.max(0, from), to).some((value) => value < shut);
}

function stillnessOf({ opening, shut, trembles, heard, fps }: Opening): number {
  let [silent, still] = [0, 0];
  for (const [frame, value] of opening.entries()) {
    const second = (frame + 0.5) / fps;
    let loudest = 0;
    for (let near = -settled; near <= settled; near += 0.02)
      loudest = Math.max(loudest, at(heard.level, second + near));
    if (loudest > quiet) continue;
    silent += 1;
    if (value < shut && Math.abs(value - (opening[frame - 1] ?? value)) < trembles) still += 1;
  }
  return silent === 0 ? 1 : still / silent;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
