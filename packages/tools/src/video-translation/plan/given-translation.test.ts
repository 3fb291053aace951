import { VideoTranslationInput } from '@adwright/contract/video-translate/video-translation.ts';
import { expect, it } from 'vitest';
import { contract } from '../contract.ts';
import { batch } from './batch-sheet.ts';
import { linesOfSubtitles, textsFor, wordsIn } from './given-translation.ts';
import { dubCredits } from './price.ts';

const video = '00000000-0000-4000-8000-000000000000';
const srt = `1
00:00:01,000 --> 00:00:02,500
Das ist <i>die</i> Lampe.

2
00:00:04,000 --> 00:00:09,000
Bestell sie heute.`;
const order = (change: object = {}) => {
  const asked = VideoTranslationInput.parse({ mode: 'auto', video, seconds: 8, language: 'de', ...change });
  if (asked.mode !== 'auto') throw new Error('Another mode');
  return asked;
};

it('takes the lines of subtitles as far as the film goes, and none of a text without times', () => {
  expect(linesOfSubtitles(order({ translation: srt }))).toMatchObject([
    { id: 'line-1', start: 1, end: 2.5, said: { de: 'Das ist die Lampe.' } },
    { id: 'line-2', start: 4, end: 8 },
  ]);
  expect(linesOfSubtitles(order({ translation: srt, seconds: 3 }))).toHaveLength(1);
  expect(linesOfSubtitles(order({ translation: 'Das ist die Lampe.' }))).toBeNull();
  const cue = (index: number) => `00:0${Math.floor(index / 60)}:${String(index % 60).padStart(2, '0')},000`;
  const many = Array.from({ length: 599 }, (_, index) => `${cue(index)} --> ${cue(index)}\nZeile ${index}\n`);
  const joined = linesOfSubtitles(order({ translation: many.join('\n').slice(0, 20_000), seconds: 600 })) ?? [];
  expect(joined.length).toBeLessThanOrEqual(300);
  expect(joined[0]?.said['de']).toBe('Zeile 0 Zeile 1');
});

it('finds the words of whatever was given, and places them', () => {
  expect(wordsIn(srt)).toBe('Das ist die Lampe. Bestell sie heute.');
  const xliff =
    '<xliff version="1.2"><trans-unit id="line-1"><source>A</source><target>Eins</target></trans-unit></xliff>';
  const lines = [{ id: 'line-1', start: 0, end: 1 }];
  expect([wordsIn(xliff), textsFor(lines, xliff), textsFor(lines, 'Eins. Zwei.')]).toEqual([
    'Eins',
    { 'line-1': 'Eins' },
    { 'line-1': 'Eins. Zwei.' },
  ]);
});

it('costs what the film is long, or what its words take, and a correction afterwards nothing', () => {
  expect([order(), order({ seconds: 31 })].map((one) => contract.price(one))).toEqual([1, 3]);
  expect(contract.price(order({ translation: 'Wort '.repeat(400) }))).toBeGreaterThan(5);
  const lines = [{ id: 'a', start: 0, end: 8, speaker: 1, text: '', said: { de: 'Eins', es: 'Uno' } }];
  const again = { lines, video, match_lips: false, audio_only: false };
  const before = [{ input: order(), output: null }];
  expect([
    dubCredits({ ...again, languages: ['de'] }, before),
    dubCredits({ ...again, languages: ['es'] }, before),
  ]).toEqual([0, 1]);
  const lips = order({ seconds: 31, match_lips: true, consent: true });
  expect(contract.price(lips)).toBe(12);
  const paid = [{ input: lips, output: null }];
  expect(dubCredits({ ...again, languages: ['de'], match_lips: true }, paid)).toBe(0);
});

const codeOf = (work: () => void): unknown => {
  try {
    work();
  } catch (error) {
    const { code, issues } = error as { code: string; issues: readonly { path: string }[] };
    return [code, issues[0]?.path];
  }
  return null;
};

it('is refused before anything is held where it could not be made', () => {
  const film = { id: video, durationMs: 8000, hasAudio: true };
  const here = (change: object, clip: object = {}, remote: readonly 'translation'[] = []) =>
    codeOf(() => contract.checkHere?.(order(change), { clips: [{ ...film, ...clip }], remote }));
  expect(here({})).toEqual(['translation_missing', 'translation']);
  expect(here({}, {}, ['translation'])).toBeNull();
  expect(here({ translation: 'Eins.' })).toBeNull();
  expect(here({ translation: 'Eins.' }, { hasAudio: false })).toEqual(['no_speech', undefined]);
  expect(here({ translation: 'Eins.' }, { durationMs: 20_000 })).toEqual(['invalid_input', 'seconds']);
  const check = (change: object) => codeOf(() => contract.check?.(order(change)));
  expect(check({ seconds: 7200 })).toEqual(['film_too_long', undefined]);
  expect(check({ translation: '…!' })).toEqual(['translation_missing', 'translation']);
  expect(check({ translation: srt, seconds: 0.5 })).toEqual(['translation_times', 'translation']);
  expect(check({ spoken: 'de' })).toEqual(['language_spoken', 'language']);
  expect(check({ language: 'tlh' })).toEqual(['invalid_input', 'languages']);
  expect(check({ subtitles: 'burned', seconds: 200 })).toEqual(['invalid_input', 'subtitles']);
  expect(check({ translation: srt })).toBeNull();
  const lips = { translation: srt, match_lips: true, consent: true };
  expect(check(lips)).toBeNull();
  expect(check({ ...lips, consent: false })).toEqual(['invalid_input', 'consent']);
  expect(check({ ...lips, seconds: 62 })).toEqual(['media_over_seconds', 'match_lips']);
});

it('moves lips where a row says that the person shown agreed, and not by a mere yes', () => {
  const film = { id: video, title: 'talk.mp4', seconds: 8 };
  const asked = (lips: string) => batch.paramsOf({ film: 'talk.mp4', language: 'de', lips }, { stored: false, film });
  expect(asked('permitted')).toMatchObject({ match_lips: true, consent: true });
  for (const other of ['', 'no']) expect(asked(other)).not.toHaveProperty('match_lips');
  const column = batch.columns.find(({ id }) => id === 'lips');
  expect(column).toMatchObject({ kind: 'choice', options: ['no', 'permitted'] });
});
