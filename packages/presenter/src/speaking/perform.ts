import { hear, type Heard } from './hear.ts';
import { type LifePose, liveThrough, type Word } from './life.ts';
import { type LipSync, measureLips } from './measure-lips.ts';
import type { MouthPose } from './mouth-shapes.ts';
import { moveMouth } from './move-mouth.ts';
import { shapesOfHeard, shapesOfSounds, type TimedShape, type TimedSound } from './timed-shapes.ts';

export type FacePose = MouthPose & LifePose;

/** Shut, awake and looking at whoever looks. */
export const stillPose: FacePose = {
  jaw: 0,
  spread: 0,
  upper: 0,
  lower: 0,
  press: 0,
  tuck: 0,
  tongue: 0,
  blink: 0,
  gazeX: 0,
  gazeY: 0,
  brow: 0,
  yaw: 0,
  pitch: 0,
  roll: 0,
  breath: 0,
};

/** A face over time, one pose a frame, with how well its lips fit the sound. */
export type Performance = {
  readonly fps: number;
  readonly frames: readonly FacePose[];
  readonly sync: LipSync;
};

export type Speech = {
  /** One channel at 48 kHz. */
  readonly samples: Float32Array;
  /** What is said, sound by sound; null where only the recording knows. */
  readonly sounds: readonly TimedSound[] | null;
  readonly words: readonly Word[];
};

/** How loud it is, and the shapes of the mouth that says it. */
export function listenTo({ samples, sounds }: Speech): { heard: Heard; shapes: TimedShape[] } {
  const heard = hear(samples);
  return { heard, shapes: sounds ? shapesOfSounds(sounds) : shapesOfHeard(heard) };
}

/** Everything a face does while this is said. The same speech and seed give the same face, here and in a browser. */
export function perform(speech: Speech, { fps, seed }: { readonly fps: number; readonly seed: number }): Performance {
  const { heard, shapes } = listenTo(speech);
  const mouth = moveMouth(shapes, heard, fps);
  const words = speech.words.length > 0 ? speech.words : stretchesOf(heard);
  const life = liveThrough({ seconds: heard.seconds, fps, seed, heard, words });
  const frames = mouth.map((pose, frame) => ({ ...pose, ...(life[frame] ?? (life[0] as LifePose)) }));
  return { fps, frames, sync: measureLips(mouth, shapes, heard, fps) };
}

/** Where nobody knows the words, every third of a second may be one. */
function stretchesOf({ seconds }: Heard): Word[] {
  return Array.from({ length: Math.floor(seconds * 3) }, (_, i) => ({ start: i / 3, end: (i + 1) / 3 }));
}
