import type { Heard } from './hear.ts';
import { at, hearingRate } from './hear.ts';
import { type MouthShape, shapeOfSound } from './mouth-shapes.ts';

export type TimedSound = { readonly ipa: string; readonly start: number; readonly end: number };
export type TimedShape = { readonly shape: MouthShape; readonly start: number; readonly end: number };

/** Mouth shapes of known words. Pauses are left open: nothing is said there. */
export function shapesOfSounds(sounds: readonly TimedSound[]): TimedShape[] {
  return sounds
    .filter(({ start, end }) => end > start)
    .map(({ ipa, start, end }) => ({ shape: shapeOfSound(ipa), start, end }));
}

/** Quieter than this is silence. */
const speaking = 0.3;
/** A dip between two louder stretches that is this deep and short is a pair of lips that met. */
const dip = { depth: 0.3, longest: 0.14 } as const;

/** Mouth shapes of any recording, by its loudness and its colour alone. */
export function shapesOfHeard(heard: Heard): TimedShape[] {
  const step = 0.05;
  const closures = closuresIn(heard);
  const shapes: { shape: MouthShape; start: number; end: number }[] = [];
  for (let start = 0; start < heard.seconds; start += step) {
    const middle = start + step / 2;
    if (at(heard.level, middle) < speaking || closures.some((closed) => overlaps(closed, start, start + step)))
      continue;
    const shape = shapeAt(heard, middle);
    const last = shapes.at(-1);
    if (last?.shape === shape && start - last.end < step / 2) last.end = start + step;
    else shapes.push({ shape, start, end: start + step });
  }
  return [...shapes, ...closures].toSorted((a, b) => a.start - b.start);
}

function overlaps({ start, end }: TimedShape, from: number, to: number): boolean {
  return Math.min(end, to) - Math.max(start, from) > 0.02;
}

function shapeAt({ level, dark, open, narrow, hiss }: Heard, second: number): MouthShape {
  const [low, middle, high, noise] = [at(dark, second), at(open, second), at(narrow, second), at(hiss, second)];
  if (noise > 0.42) return 'SS';
  if (noise > 0.3 && high > 0.25) return 'CH';
  const loud = at(level, second);
  if (middle > 0.34) return loud > 0.75 ? 'aa' : 'E';
  if (high > 0.24) return loud > 0.8 ? 'E' : 'ih';
  if (low > 0.62) return loud > 0.7 ? 'ou' : 'nn';
  return loud > 0.7 ? 'oh' : 'DD';
}

function closuresIn({ level }: Heard): TimedShape[] {
  const reach = Math.round(dip.longest * hearingRate);
  const found: TimedShape[] = [];
  for (let i = 1; i < level.length - 1; i += 1) {
    const value = level[i] ?? 0;
    if (value > (level[i - 1] ?? 0) || value >= (level[i + 1] ?? 0)) continue;
    const before = Math.max(...level.subarray(Math.max(0, i - reach), i));
    const after = Math.max(...level.subarray(i + 1, i + 1 + reach));
    if (Math.min(before, after) - value < dip.depth || Math.min(before, after) < 0.5) continue;
    const start = Math.max(0, (i - 3) / hearingRate);
    if (start < (found.at(-1)?.end ?? 0)) continue;
    found.push({ shape: 'PP', start, end: (i + 3) / hearingRate });
  }
  return found;
}
