import { visemes } from '@adwright/domain/engines/speech.ts';
import { expect, it } from 'vitest';
import { visemeOf, visemesOf } from './phoneme-visemes.ts';

it.each([
  ['m', 'closed'],
  ['ph', 'closed'],
  ['v', 'lip'],
  ['l', 'tongue'],
  ['ˈuː', 'pucker'],
  ['oʊ', 'pucker'],
  ['ˈɔː', 'round'],
  ['ˈaɪ', 'wide'],
  ['ɐ', 'wide'],
  ['ɛ', 'open'],
  ['s', 'teeth'],
  ['iː', 'teeth'],
  ['k', 'teeth'],
])('%s looks like %s', (ipa, viseme) => {
  expect(visemeOf(ipa)).toBe(viseme);
  expect(visemes).toContain(viseme);
});

it('rests in pauses and before and after, and never has a gap', () => {
  const cues = visemesOf(
    [
      { ipa: 'm', start: 0.2, end: 0.3 },
      { ipa: 'a', start: 0.33, end: 0.5 },
      { ipa: 'm', start: 0.9, end: 1 },
    ],
    1.5,
  );
  expect(cues.map(({ viseme, start, end }) => `${viseme} ${start}-${end}`)).toEqual([
    'rest 0-0.2',
    'closed 0.2-0.33',
    'wide 0.33-0.5',
    'rest 0.5-0.9',
    'closed 0.9-1',
    'rest 1-1.5',
  ]);
});
