import { at, type Heard } from './hear.ts';
import { type MouthPose, poseOfShape } from './mouth-shapes.ts';
import type { TimedShape } from './timed-shapes.ts';

/** A mouth over time, one pose a frame. */
export type MouthTrack = readonly MouthPose[];

const still: MouthPose = { jaw: 0, spread: 0, upper: 0, lower: 0, press: 0, tuck: 0, tongue: 0 };
const blended = ['jaw', 'spread', 'upper', 'lower', 'tongue'] as const;

/** A mouth begins to form a sound before it is heard, and a shape fades as fast into the next one. */
const lead = 0.055;
const fade = { into: 0.06, out: 0.075 } as const;
/** Lips that met are seen shut for two frames at least, however short the sound. */
const shortestClosure = 2 / 30;
const closing = 0.045;
const ease = { shape: 0.65, least: 0.1, loud: 1.1 } as const;

/**
 * Every sound pulls at the mouth before and after it sounds, so that neighbours blend as they do in people; lips that
 * must meet (m, b, p) meet whatever stands beside them. The jaw follows the loudness; what is not spoken is shut.
 */
export function moveMouth(shapes: readonly TimedShape[], heard: Heard, fps: number): MouthTrack {
  const count = Math.max(1, Math.round(heard.seconds * fps));
  let from = 0;
  return Array.from({ length: count }, (_, frame) => {
    const second = (frame + 0.5) / fps;
    while (from < shapes.length && (shapes[from]?.end ?? 0) < second - 0.6) from += 1;
    return poseAt(shapes, from, second, heard);
  });
}

function poseAt(shapes: readonly TimedShape[], from: number, second: number, heard: Heard): MouthPose {
  let [weights, speaking, press, tuck] = [1e-6, 0, 0, 0];
  const sum = { jaw: 0, spread: 0, upper: 0, lower: 0, tongue: 0 };
  for (let i = from; i < shapes.length; i += 1) {
    const { shape, start, end } = shapes[i] as TimedShape;
    if (start > second + 0.6) break;
    const pull = pullOf(start, end, second);
    speaking = Math.max(speaking, pull);
    const pose = poseOfShape[shape];
    press = Math.max(press, pose.press * closedness(start, end, second));
    tuck = Math.max(tuck, pose.tuck * closedness(start, end, second));
    const weight = pull ** 2;
    weights += weight;
    for (const part of blended) sum[part] += pose[part] * weight;
  }
  const spoken = smooth(Math.min(1, speaking * 1.4)) * audible(heard, second);
  if (spoken < 0.02) return still;
  const mix = (part: (typeof blended)[number]): number => (sum[part] / weights) * spoken;
  // Syllables are as open as they are loud, and only then as their vowel asks.
  const loud = energyAt(heard, second);
  const jaw = Math.min(1, mix('jaw') ** ease.shape * (ease.least + ease.loud * loud));
  return { jaw, spread: mix('spread'), upper: mix('upper'), lower: mix('lower'), tongue: mix('tongue'), press, tuck };
}

/** What the ear takes for the strength of a syllable: loudness over about a tenth of a second. */
export function energyAt({ level }: Heard, second: number): number {
  let sum = 0;
  for (let step = -3; step <= 3; step += 1) sum += at(level, second + step * 0.02) ** 2;
  return sum / 7;
}

/** 0 in silence, whatever the times of the sounds say: a last sound is often given all that follows. */
function audible({ level }: Heard, second: number): number {
  let loudest = 0;
  for (let near = -0.08; near <= 0.08; near += 0.02) loudest = Math.max(loudest, at(level, second + near));
  return smooth(Math.min(1, Math.max(0, (loudest - 0.06) / 0.14)));
}

function pullOf(start: number, end: number, second: number): number {
  const seen = second + lead;
  if (seen < start) return Math.exp(-(((start - seen) / fade.into) ** 2));
  if (seen > end) return Math.exp(-(((seen - end) / fade.out) ** 2));
  return 1;
}

/** 1 while the lips touch. */
function closedness(start: number, end: number, second: number): number {
  const half = Math.max(end - start, shortestClosure) / 2;
  const away = Math.abs(second + lead / 4 - (start + end) / 2) - half;
  return smooth(1 - Math.min(1, Math.max(0, away / closing)));
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

/** How far the lips are apart, 0 to about 1. */
export function openingOf({ jaw, upper, lower, press, tuck }: MouthPose): number {
  return (jaw * 0.8 + upper * 0.12 + lower * 0.14) * (1 - press) * (1 - tuck * 0.75);
}
