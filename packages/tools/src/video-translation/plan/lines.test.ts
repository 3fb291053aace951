import { expect, it } from 'vitest';
import { envelopeOf, envelopeRate, restOf } from './duck.ts';
import { mergeLine, splitLine } from './edit-lines.ts';
import { linesOfWords } from './lines-of-words.ts';
import { pitchOf } from './pitch.ts';
import { dubCredits } from './price.ts';
import { speakersOf } from './speakers.ts';

const spoken = (text: string, from = 0) =>
  text.split(' ').map((word, index) => ({ text: word, start: from + index * 0.5, end: from + index * 0.5 + 0.4 }));

it('makes lines of sentences and of breaths', () => {
  const words = [...spoken('Meet the lamp. It dims', 1), ...spoken('to nothing', 6)];
  expect(linesOfWords(words, 'en').map(({ text, start, end }) => [text, start, end])).toEqual([
    ['Meet the lamp.', 1, 2.4],
    ['It dims', 2.5, 3.4],
    ['to nothing', 6, 6.9],
  ]);
  expect(linesOfWords(spoken('今日 は'), 'ja')[0]?.text).toBe('今日は');
});

it('hears how high a voice is', () => {
  const rate = 16_000;
  const voice = (hertz: number) =>
    Float32Array.from({ length: rate }, (_, i) => 0.3 * ((((i * hertz) / rate) % 1) - 0.5));
  expect(pitchOf(voice(110), rate)).toBeCloseTo(110, -1);
  expect(pitchOf(voice(210), rate)).toBeCloseTo(210, -1);
  expect(pitchOf(new Float32Array(rate), rate)).toBeNull();
});

it('tells speakers apart by pitch, in the order they are heard', () => {
  expect(speakersOf([200, 190, null, 110, 215, 105])).toEqual([1, 1, 1, 2, 1, 2]);
  expect(speakersOf([200, 185, 230])).toEqual([1, 1, 1]);
  expect(speakersOf([90, 150, 260])).toEqual([1, 2, 3]);
});

it('splits a line between its words and merges it again', () => {
  const [heard] = linesOfWords(spoken('Meet our new lamp.'), 'en');
  if (!heard) throw new Error('Nothing was heard');
  const lines = [{ ...heard, id: 'line-1', speaker: 1, said: { de: 'Das ist sie.' } }];
  const two = splitLine(lines, 'line-1');
  expect(two.map(({ text, start, end }) => [text, start, end])).toEqual([
    ['Meet our', 0, 0.9],
    ['new lamp.', 1, 1.9],
  ]);
  expect(mergeLine(two, 'line-1')).toEqual(lines);
});

it('turns the film down while its old voice speaks, and no longer', () => {
  const gain = envelopeOf([{ start: 1, end: 2 }], 4);
  const at = (second: number) => gain[Math.round(second * envelopeRate)] ?? -1;
  expect([at(0.5), at(1), at(1.9), at(2.3)]).toEqual([1, 0, 0, 1]);
  expect(restOf(gain)[1500]).toBe(1);
});

it('costs a credit for each 15 seconds of each language up to its last line', () => {
  const line = (end: number, said: Record<string, string>) => ({
    id: `l${end}`,
    start: 0,
    end,
    speaker: 1,
    text: '',
    said,
  });
  const lines = [line(14, { de: 'Eins', es: 'Uno' }), line(31, { de: 'Zwei', es: ' ' })];
  expect(dubCredits({ lines, languages: ['de'] })).toBe(3);
  expect(dubCredits({ lines, languages: ['de', 'es', 'es'] })).toBe(4);
});
