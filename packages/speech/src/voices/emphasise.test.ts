import { expect, it } from 'vitest';
import { soundLine } from '../neural/sound-line.ts';
import { phrasesOf } from '../text/phrases.ts';
import { emphasise } from './emphasise.ts';

it('finds the words between asterisks, and leaves the asterisks out of the captions', () => {
  const [phrase] = phrasesOf('This is *really good*, 5* quality.', 'en');
  expect(phrase?.tokens.map(({ source }) => source)).toEqual(['This', 'is', 'really', 'good,', '5*', 'quality.']);
  expect(phrase?.tokens.filter(({ emphatic }) => emphatic).map(({ source }) => source)).toEqual(['really', 'good,']);
});

it('does so where nothing stands between words', () => {
  const tokens = phrasesOf('今天*只要*99元', 'zh-Hans').flatMap((phrase) => phrase.tokens);
  expect(tokens.map(({ source }) => source).join('')).toBe('今天只要99元');
  expect(tokens.filter(({ emphatic }) => emphatic).map(({ source }) => source)).toEqual(['只要']);
});

it('makes them louder, and nothing else', () => {
  const [phrase] = phrasesOf('Only *today*', 'en');
  if (!phrase) throw new Error('nothing is said');
  const spoken = {
    samples: new Float32Array(1000).fill(0.2),
    rate: 1000,
    tokens: [
      { start: 0, end: 0.5 },
      { start: 0.5, end: 1 },
    ],
    phonemes: [],
  };
  const sound = emphasise(phrase, spoken);
  expect(sound[250]).toBeCloseTo(0.2, 5);
  expect(sound[750]).toBeCloseTo(0.2992, 3);
  expect(sound[500]).toBeCloseTo(0.2, 5);
});

it('stresses a word that has no stress of its own', () => {
  const tokens = [
    { source: 'for', say: 'for' },
    { source: 'you', say: 'you', emphatic: true },
  ];
  const line = soundLine(
    { tokens, mood: 'statement', pauseAfter: 0 },
    [
      ['f', 'ɔː'],
      ['j', 'uː'],
    ],
    (ipa) => ipa,
  );
  expect(line.map((item) => ('mark' in item ? item.mark : item.symbols)).join('')).toBe('fɔː jˈuː.');
});
