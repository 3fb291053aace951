import type { DubOrder } from '@adwright/contract/video-translate/video-translation.ts';
import { expect, it } from 'vitest';
import { contract } from '../contract.ts';
import { envelopeOf, envelopeRate, restOf } from './duck.ts';
import { silentLines, translatedLanguages } from './document.ts';
import { askedLines, fillLines, hasOpenLines, mergeLine, splitLine } from './edit-lines.ts';
import { linesOfWords } from './lines-of-words.ts';
import { pitchOf } from './pitch.ts';
import { dubCredits } from './price.ts';
import { sameDub } from './same-dub.ts';
import { soundingOf, speakersOf } from './speakers.ts';
import { usualVoice } from '../../kit/voice/plan/usual-voice.ts';

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

it('gives a low voice to a low speaker, and another one to the next', () => {
  const sounding = soundingOf([1, 2, 1, 3, 4], [112, 205, null, 98, 162]);
  expect(sounding).toEqual({ 1: 'male', 2: 'female', 3: 'male' });
  const voice = (id: string, gender: 'female' | 'male', quality: 'neural' | 'basic' = 'neural') => ({
    id,
    gender,
    quality,
  });
  const voices = [
    voice('dora', 'female'),
    voice('alejandro', 'male'),
    voice('santa', 'male'),
    voice('eva', 'female', 'basic'),
  ];
  expect([1, 2, 3, 4].map((speaker) => usualVoice(voices, speaker, sounding))).toEqual([
    'alejandro',
    'dora',
    'santa',
    'dora',
  ]);
  expect(usualVoice([voice('siwis', 'female')], 1, sounding)).toBe('siwis');
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
  const film = { video: 'film', lines, match_lips: false, audio_only: false };
  expect(dubCredits({ ...film, languages: ['de'] })).toBe(3);
  // Lines follow each other when they are crowded into a moment: they cost the time they take.
  const crowded = Array.from({ length: 40 }, () => line(15, { de: 'a'.repeat(300) }));
  expect(dubCredits({ ...film, lines: crowded, languages: ['de'] })).toBe(39);
  expect(dubCredits({ ...film, lines: [line(15, { de: 'a'.repeat(270) })], languages: ['de'] })).toBe(1);
  expect(dubCredits({ ...film, languages: ['de', 'es', 'es'] })).toBe(4);
  // What was paid for this film in this language is not paid again.
  const made = (change: object) => ({ input: { ...film, languages: ['de'], ...change }, output: null });
  expect(dubCredits({ ...film, languages: ['de', 'es'] }, [made({})])).toBe(1);
  expect(dubCredits({ ...film, languages: ['de'] }, [made({ lines: lines.slice(0, 1) })])).toBe(2);
  expect(dubCredits({ ...film, languages: ['de'] }, [made({ video: 'other' })])).toBe(3);
  // Lips that follow cost as much as lip sync, once, and nothing where there is no picture.
  const lips = { ...film, languages: ['de'], match_lips: true };
  expect([dubCredits(lips), dubCredits(lips, [made({})]), dubCredits(lips, [made(lips)])]).toEqual([12, 9, 0]);
  expect(dubCredits({ ...lips, audio_only: true })).toBe(3);
  expect(dubCredits({ ...film, languages: ['es'] }, [made({})])).toBe(1);
  expect(
    dubCredits({ ...film, languages: ['de'] }, [{ input: { mode: 'transcribe', video: 'film' }, output: null }]),
  ).toBe(3);
});

it('is the same dub as long as nothing that is seen or heard in that language has changed', () => {
  const order = (change: object = {}): DubOrder =>
    ({
      mode: 'dub',
      video: 'film',
      languages: ['de', 'es'],
      title: 'Lamp',
      lines: [{ id: 'a', start: 0, end: 1, speaker: 1, text: 'Hello', said: { de: 'Hallo', es: 'Hola' } }],
      voices: { de: { '1': 'clara' } },
      keep_music: true,
      subtitles: 'soft',
      audio_only: false,
      match_lips: false,
      consent: false,
      spoken: null,
      after: {},
      draft: null,
      ...change,
    }) satisfies DubOrder;
  const [line] = order().lines;
  expect(sameDub(order(), order({ match_lips: true }), 'de')).toBe(false);
  const saying = (some: object) => order({ lines: [{ ...line, ...some }] });
  const unchanged = [order(), order({ title: 'Leuchte', draft: 'x' }), saying({ text: 'Hi', id: 'b' })];
  for (const one of [...unchanged, saying({ said: { de: 'Hallo', es: 'Buenas' } })])
    expect(sameDub(one, order(), 'de')).toBe(true);
  const changes = [{ said: { de: 'Servus' } }, { speaker: 2 }, { end: 1.5 }].map(saying);
  const settings = [{ subtitles: 'burned' }, { keep_music: false }, { voices: {} }, { video: 'other' }].map(order);
  for (const one of [...changes, ...settings]) expect(sameDub(one, order(), 'de')).toBe(false);
  expect(sameDub(order(), order({ languages: ['es'] }), 'de')).toBe(false);
  expect(sameDub(order(), { mode: 'transcribe', video: 'film' }, 'de')).toBe(false);
});

it('asks for what has no translation, and never puts an answer over what somebody wrote meanwhile', () => {
  const line = (id: string, text: string, de: string) => ({
    id,
    start: 0,
    end: 1,
    speaker: 1,
    text,
    words: [],
    said: { de },
  });
  const lines = [
    line('a', 'One', ''),
    line('b', 'Two', 'Zwei'),
    line('c', ' ', ''),
    line('d', 'Four', ' '),
    line('e', 'Five', ''),
  ];
  const asked = askedLines(lines, 'de');
  expect(asked.map(({ text }) => text)).toEqual(['One', '', '', 'Four', 'Five']);
  expect(hasOpenLines(lines, 'de')).toBe(true);
  // While it was translated somebody has typed the first line, and heard another word in the last.
  const now = [line('a', 'One', 'Ein eigener Satz'), lines[1], lines[2], lines[3], line('e', 'Fifty', '')].flatMap(
    (one) => one ?? [],
  );
  const texts = { a: 'Eins', b: 'Maschine', c: 'Maschine', d: 'Vier', e: 'Fünf', z: 'Niemand' };
  const filled = fillLines(now, 'de', { asked, texts });
  expect(filled.map(({ said }) => said.de)).toEqual(['Ein eigener Satz', 'Zwei', '', 'Vier', '']);
  expect(hasOpenLines(filled.slice(0, 4), 'de')).toBe(false);
});

it('counts the lines that stay silent beside translated ones', () => {
  const line = (id: string, said: Record<string, string>) => ({
    id,
    start: 0,
    end: 1,
    speaker: 1,
    text: 'x',
    words: [],
    said,
  });
  const lines = [line('a', { de: 'Eins' }), line('b', { de: ' ' }), line('c', {})];
  expect([silentLines({ lines }, 'de'), silentLines({ lines }, 'fr')]).toEqual([2, 0]);
});

it('moves lips only of one person, who agreed', () => {
  const line = (id: string, speaker: number) => ({ id, start: 0, end: 1, speaker, said: { de: 'Eins' } });
  const order = (change: object) =>
    contract.input.parse({ ...contract.example, lines: [line('a', 1)], match_lips: true, ...change });
  expect(() => contract.check?.(order({}))).toThrow();
  expect(() => contract.check?.(order({ consent: true, lines: [line('a', 1), line('b', 2)] }))).toThrow();
  expect(() => contract.check?.(order({ consent: true }))).not.toThrow();
});

it('dubs the languages that are translated, whatever the others lack', () => {
  const lines = [{ id: 'a', start: 0, end: 1, speaker: 1, text: 'Hi', words: [], said: { de: 'Hallo', es: ' … ' } }];
  expect(translatedLanguages({ lines, languages: ['es', 'de', 'fr'] })).toEqual(['de']);
});
