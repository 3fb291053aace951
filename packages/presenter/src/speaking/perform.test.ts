import { sampleRate } from '@adwright/sound/stereo.ts';
import { describe, expect, it } from 'vitest';
import { isInSync } from './measure-lips.ts';
import { openingOf } from './move-mouth.ts';
import { shapeOfSound } from './mouth-shapes.ts';
import { perform } from './perform.ts';

const fps = 30;

/** A voice of one pitch that sounds in these stretches and nowhere else. */
function voice(seconds: number, stretches: readonly (readonly [number, number])[]): Float32Array {
  return Float32Array.from({ length: seconds * sampleRate }, (_, i) => {
    const second = i / sampleRate;
    const sounding = stretches.some(([start, end]) => second >= start && second < end);
    return sounding ? 0.4 * Math.sin(second * 2 * Math.PI * 180) + 0.2 * Math.sin(second * 2 * Math.PI * 900) : 0;
  });
}

const sounds = [
  { ipa: 'm', start: 0.5, end: 0.6 },
  { ipa: 'ˈɑː', start: 0.6, end: 0.9 },
  { ipa: 'p', start: 0.9, end: 1 },
  { ipa: 'oʊ', start: 1, end: 1.4 },
];
const said = {
  samples: voice(3, [
    [0.5, 0.9],
    [1, 1.4],
  ]),
  sounds,
  words: [{ start: 0.5, end: 1.4 }],
};

it.each([
  ['m', 'PP'],
  ['ˈfɪ', 'FF'],
  ['tʃ', 'CH'],
  ['s', 'SS'],
  ['ð', 'TH'],
  ['aɪ', 'aa'],
  ['uː', 'ou'],
  ['ɯ', 'kk'],
  ['ŋ', 'nn'],
])('%s looks like %s', (ipa, shape) => {
  expect(shapeOfSound(ipa)).toBe(shape);
});

describe('a face that says known words', () => {
  const { frames, sync } = perform(said, { fps, seed: 7 });
  const opening = (second: number): number => openingOf(frames[Math.round(second * fps)] as (typeof frames)[number]);

  it('opens at vowels, meets at m and p, and is shut before and after', () => {
    expect(opening(0.75)).toBeGreaterThan(0.25);
    expect(Math.min(opening(0.53), opening(0.56))).toBeLessThan(0.02);
    expect(Math.min(opening(0.93), opening(0.96))).toBeLessThan(0.02);
    expect([opening(0.1), opening(2), opening(2.9)]).toEqual([0, 0, 0]);
    expect(sync).toMatchObject({ closed_share: 1, stillness: 1 });
    expect(Math.abs(sync.lag_ms)).toBeLessThanOrEqual(45);
    expect(isInSync(sync)).toBe(true);
  });

  it('rounds its lips for o and not for a', () => {
    const spread = (second: number): number => frames[Math.round(second * fps)]?.spread ?? 0;
    expect(spread(1.2)).toBeLessThan(-0.3);
    expect(spread(0.75)).toBeGreaterThan(-0.1);
  });

  it('is the same for the same seed, and blinks otherwise for another', () => {
    const blinks = (seed: number) => perform(said, { fps, seed }).frames.map(({ blink }) => blink);
    expect(blinks(7)).toEqual(frames.map(({ blink }) => blink));
    expect(blinks(8)).not.toEqual(blinks(7));
  });
});

it('moves to a recording whose words nobody knows, and is still where it is silent', () => {
  const { frames, sync } = perform({ samples: said.samples, sounds: null, words: [] }, { fps, seed: 1 });
  expect(Math.max(...frames.slice(17, 27).map(openingOf))).toBeGreaterThan(0.2);
  expect(Math.max(...frames.slice(60).map(openingOf))).toBe(0);
  expect(sync.stillness).toBe(1);
});

it('does nothing with its lips in silence', () => {
  const { frames } = perform({ samples: new Float32Array(sampleRate), sounds: null, words: [] }, { fps, seed: 1 });
  expect(frames).toHaveLength(30);
  expect(frames.every((frame) => openingOf(frame) === 0)).toBe(true);
});
