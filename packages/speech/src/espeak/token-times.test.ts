import type { EspeakEvent } from '@echogarden/espeak-ng-emscripten';
import { expect, it } from 'vitest';
import { phonemesOf, tokenTimes } from './token-times.ts';

const word = (place: number, ms: number): EspeakEvent => ({
  type: 'word',
  text_position: place,
  word_length: 1,
  audio_position: ms,
  id: 1,
});
const sound = (ipa: string, ms: number): EspeakEvent => ({
  type: 'phoneme',
  text_position: 0,
  word_length: 0,
  audio_position: ms,
  id: ipa,
});

it('gives several words of a number to its one token, and shares a word between tokens read together', () => {
  // "for 24 hours now": the engine says "twenty" and "four" for the second token, and reads the last two as one.
  const ranges = [
    { from: 0, to: 3 },
    { from: 4, to: 6 },
    { from: 7, to: 12 },
    { from: 12, to: 17 },
  ];
  const events = [
    word(1, 0),
    sound('f', 0),
    word(5, 200),
    sound('t', 200),
    word(6, 400),
    sound('f', 400),
    word(8, 600),
    sound('a', 600),
    sound('', 1000),
  ];
  const phonemes = phonemesOf(events, 1.1);
  expect(phonemes.map(({ ipa, end }) => `${ipa}${end}`)).toEqual(['f0.2', 't0.4', 'f0.6', 'a1']);
  const times = tokenTimes(ranges, events, phonemes, 1);
  expect(times.map(({ start }) => Math.round(start * 100) / 100)).toEqual([0, 0.2, 0.6, 0.8]);
  expect(times[1]?.end).toBeCloseTo(0.6, 5);
});
