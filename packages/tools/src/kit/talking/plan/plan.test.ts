import { sampleRate } from '@adwright/sound/stereo.ts';
import { expect, it } from 'vitest';
import { captionTop } from './caption-place.ts';
import { frameOfRatio } from '../../film/plan/ratios.ts';
import { checkEngine } from './check-engine.ts';
import { guessSeconds, scriptCredits, scriptLines } from './script-lines.ts';
import { joinLines } from './spoken.ts';
import { talkCredits } from './talk-credits.ts';
import { withLength } from './with-length.ts';

it('cuts a script into lines that one call says, and loses no word', () => {
  const script = `${'One short sentence. '.repeat(30)}${'word '.repeat(60)}`.trim();
  const lines = scriptLines(script);
  expect(lines.every((line) => line.length <= 360)).toBe(true);
  expect(lines.join(' ').split(/\s+/)).toEqual(script.split(/\s+/));
  expect(scriptLines('你好。今天天气很好。').length).toBe(1);
  expect(scriptLines('x'.repeat(800)).join('')).toHaveLength(800);
  expect(scriptLines('  \n ')).toEqual([]);
});

it.each([
  'It costs just $49.99 today. Order at kestrel.com now.',
  'Save 2.5 hours a week, “every week.” Really.',
  'R$ 1.299,90 só hoje! Veja loja.example.br/ofertas.',
  '他说：「真好！」我也觉得。',
])('leaves prices, numbers, addresses and closed quotes whole: %s', (script) => {
  expect(scriptLines(script)).toEqual([script]);
});

it('cuts a long script at ends of sentences, never within a price', () => {
  const sentence = 'It costs just $49.99 at kestrel.com today. ';
  const lines = scriptLines(sentence.repeat(20).trim());
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.every((line) => line.startsWith('It costs') && line.endsWith('kestrel.com today.'))).toBe(true);
});

it('guesses how long a script lasts by its letters, its pauses and its speed', () => {
  expect(guessSeconds('a'.repeat(150))).toBe(10);
  expect(guessSeconds(`${'a'.repeat(75)} [pause 3s] ${'a'.repeat(75)}`)).toBe(13.2);
  expect(guessSeconds(`${'a'.repeat(150)}<break time="500ms"/>`)).toBe(10.5);
  expect(guessSeconds('a'.repeat(150), 1.25)).toBe(8);
  expect(guessSeconds('Hi')).toBe(1);
});

it('costs by what is said, dense scripts as much as the time they take', () => {
  expect(scriptCredits('Hello')).toBe(2);
  expect(scriptCredits('a'.repeat(251))).toBe(4);
  expect(scriptCredits('好'.repeat(100))).toBe(4);
});

it('costs a recording by its length, and a minute of it at most', () => {
  const talk = { script: '', audio: 'a', engine: 'builtin' } as const;
  const seconds = [1, 20, 20.1, 59, 60, null];
  expect(seconds.map((audio_seconds) => talkCredits({ ...talk, audio_seconds }))).toEqual([2, 2, 4, 6, 6, 6]);
});

it('takes the length of a recording from its file, whatever the caller says', () => {
  const said = { audio: 'a' as string | null, audio_seconds: 1 as number | null };
  expect(withLength(said, () => 42.5).audio_seconds).toBe(42.5);
  expect(withLength(said, () => 70).audio_seconds).toBe(60);
  expect(withLength(said, () => undefined).audio_seconds).toBeNull();
  expect(withLength({ ...said, audio: null }, () => 42.5).audio_seconds).toBeNull();
});

it('costs three times as much where a provider moves the face, and refuses one that is not there', () => {
  const talk = { script: 'Hello', audio: null, audio_seconds: null, engine: 'builtin' } as const;
  expect(talkCredits(talk)).toBe(2);
  expect(talkCredits({ ...talk, engine: 'provider' })).toBe(6);
  expect(() => checkEngine({ engine: 'provider' }, { remote: ['speech'] })).toThrow(
    expect.objectContaining({ code: 'provider_missing' }),
  );
  expect(() => checkEngine({ engine: 'provider' }, { remote: ['talking_head'] })).not.toThrow();
  expect(() => checkEngine(talk, { remote: [] })).not.toThrow();
});

it('puts lines on one clock, with silence before, between and after', () => {
  const line = {
    samples: new Float32Array(sampleRate).fill(0.5),
    words: [{ text: 'Hi', start: 0, end: 1 }],
    sounds: [],
  };
  const { samples, words } = joinLines([line, line]);
  expect(samples.length / sampleRate).toBeCloseTo(0.3 + 1 + 0.18 + 1 + 0.6, 2);
  expect(words.map(({ start }) => start)).toEqual([0.3, 1.48]);
  expect(samples[0]).toBe(0);
});

it('lays captions on no face: below the chin, over the brow of one that fills the frame, else at its foot', () => {
  const frame = frameOfRatio('9:16');
  const small = captionTop(frame, 200, { top: 400, bottom: 900 }, 100);
  expect(small).toBe(frame.height - frame.safe.bottom - 200);
  const low = captionTop(frame, 200, { top: 600, bottom: 1300 }, 100);
  expect(low).toBe(frame.safe.top);
  const close = captionTop(frame, 200, { top: 200, bottom: 1300 }, 100);
  expect(close).toBeGreaterThan(1300);
  expect(captionTop(frame, 200, { top: 0, bottom: 1900 }, 100) + 200).toBeLessThanOrEqual(1920);
});
