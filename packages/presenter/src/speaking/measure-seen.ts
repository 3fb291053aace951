import type { Heard } from './hear.ts';
import { type LipSync, measureOpening } from './measure-lips.ts';
import type { TimedShape } from './timed-shapes.ts';

/** Lips that are apart by less than this part of the mouth's width, beyond what a shut mouth is seen as, look shut. */
export const seenShut = 0.04;
/** What the eye that looks at them is off by from one frame to the next. */
const trembles = 0.02;
/** Seconds before and after m, b, p, f and v in which lips are on their way to each other. */
const closing = 0.07;

type SeenLips = {
  /** The lips' opening by the mouth's width, in each frame. */
  readonly gaps: readonly number[];
  readonly shapes: readonly TimedShape[];
  readonly heard: Heard;
  readonly fps: number;
};

/** How well lips fit what is heard, as they are seen in a finished film, whoever made it. */
export function measureSeen({ gaps, shapes, heard, fps }: SeenLips): LipSync {
  const meeting = shapes.filter(({ shape }) => shape === 'PP' || shape === 'FF');
  const rest = restOf(gaps);
  return measureOpening({
    opening: gaps.map((gap) => gap - rest),
    counts: gaps.map((_, frame) => {
      const second = (frame + 0.5) / fps;
      return !meeting.some(({ start, end }) => second > start - closing && second < end + closing);
    }),
    shut: seenShut,
    trembles,
    shapes,
    heard,
    fps,
  });
}

/** What a shut mouth is seen as. */
export function restOf(gaps: readonly number[]): number {
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.05)] ?? 0;
}
