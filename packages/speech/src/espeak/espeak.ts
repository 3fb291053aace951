import openModule, { type EspeakEvent, type EspeakWorker } from '@echogarden/espeak-ng-emscripten';
import type { Phrase } from '../text/phrases.ts';
import { ipaPattern } from '../text/pronunciations.ts';
import type { SpokenPhrase } from '../voices/spoken-phrase.ts';
import { espeakPhonemes } from './ipa-phonemes.ts';
import { phonemesOf, type TextRange, tokenSounds, tokenTimes } from './token-times.ts';
import { withWholeNames } from './whole-names.ts';

export const espeakRate = 22_050;

export type EspeakVoice = {
  /** Language and variant, as `en-us+f3`. */
  readonly name: string;
  readonly wordsPerMinute: number;
  /** 0 to 100, 50 is the voice's own. */
  readonly pitch: number;
  /** How lively the melody is, 0 to 100. */
  readonly range: number;
};

let worker: Promise<EspeakWorker> | undefined;

/** The engine is a process-wide singleton with one voice set at a time: never two phrases at once. */
async function espeak(): Promise<EspeakWorker> {
  worker ??= openModule().then((module) => withStillClock(() => new module.eSpeakNGWorker()));
  return worker;
}

/** The engine seeds the noise in its voices with the clock as it opens: if that stands still, all processes sound alike. */
function withStillClock<T>(open: () => T): T {
  const { now } = Date;
  Date.now = () => 0;
  try {
    return open();
  } finally {
    Date.now = now;
  }
}

export async function speakPhrase(phrase: Phrase, voice: EspeakVoice, speed: number): Promise<SpokenPhrase> {
  const engine = await espeak();
  const { text, ranges } = layOut(phrase);
  if (!/[\p{L}\p{N}]/u.test(text)) {
    const tokens = ranges.map(() => ({ start: 0, end: 0 }));
    return { samples: new Float32Array(0), rate: espeakRate, tokens, phonemes: [] };
  }
  const lively = phrase.mood === 'exclamation';
  chooseVoice(engine, voice.name);
  engine.set_rate(Math.round(Math.min(450, Math.max(80, voice.wordsPerMinute * speed))));
  engine.set_pitch(voice.pitch + (lively ? 4 : 0));
  engine.set_range(Math.min(100, voice.range + (lively ? 12 : 0)));
  const { chunks, events } = synthesize(engine, text);
  const sound = toFloats(chunks);
  const seconds = sound.length / espeakRate;
  const phonemes = phonemesOf(events, seconds);
  const end = Math.min(seconds, (phonemes.at(-1)?.end ?? seconds) + 0.06);
  return {
    samples: sound.subarray(0, Math.round(end * espeakRate)),
    rate: espeakRate,
    tokens: tokenTimes(ranges, events, phonemes, end),
    phonemes,
  };
}

/** The sounds of each token of a phrase, for voices that are told sounds instead of letters. */
export async function soundsOf(phrase: Phrase, voice: string): Promise<string[][]> {
  const engine = await espeak();
  const { text, ranges } = layOut(phrase);
  if (!/[\p{L}\p{N}]/u.test(text)) return ranges.map(() => []);
  chooseVoice(engine, voice);
  engine.set_rate(hasty);
  const { events, written } = synthesize(engine, text);
  return tokenSounds(ranges, withWholeNames(events, written));
}

/** Nobody hears it: only the sounds' names are wanted. */
const hasty = 300;

/** An unknown name would silently leave the voice of whoever spoke last. */
function chooseVoice(engine: EspeakWorker, name: string): void {
  if (engine.set_voice(name) !== 0) throw new Error(`eSpeak has no voice ${name}`);
}

type Synthesized = { readonly chunks: Int16Array[]; readonly events: EspeakEvent[]; readonly written: string };

function synthesize(engine: EspeakWorker, text: string): Synthesized {
  const chunks: Int16Array[] = [];
  const events: EspeakEvent[] = [];
  const take = (samples: Int16Array, heard: EspeakEvent[]): boolean => {
    chunks.push(samples);
    events.push(...heard);
    return false;
  };
  // Whoever has the sounds written down has sounds that are given in brackets spelled out, colons and all.
  if (!text.includes('[[')) return { chunks, events, written: engine.synthesize_and_get_phonemes(text, take) };
  engine.synthesize(text, take);
  return { chunks, events, written: '' };
}

function layOut(phrase: Phrase): { text: string; ranges: TextRange[] } {
  const ranges: TextRange[] = [];
  let text = '';
  let length = 0;
  for (const [index, { say, glued }] of phrase.tokens.entries()) {
    const spoken = withPhonemes(say);
    const gap = index > 0 && glued !== true ? ' ' : '';
    text += gap + spoken;
    const to = length + gap.length + [...spoken].length;
    ranges.push({ from: length + gap.length, to });
    length = to;
  }
  return { text, ranges };
}

/** The engine reads its input as markup: nothing of the text may look like it. */
function withPhonemes(say: string): string {
  const [, start = '', ipa, end = ''] = /^([^/]*)(\/[^/]+\/)([^/]*)$/u.exec(say) ?? [];
  const sounds = ipa === undefined ? undefined : ipaPattern.exec(ipa)?.[1];
  if (sounds !== undefined) return `${start}[[${espeakPhonemes(sounds)}]]${end}`;
  // A written stress (за́мок) makes it forget the word, and guess.
  return say.replaceAll(/[<>&]|\[\[|\]\]/gu, ' ').replaceAll(/(?<=\p{Script=Cyrillic})\u0301/gu, '');
}

function toFloats(chunks: readonly Int16Array[]): Float32Array {
  const sound = new Float32Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) for (const sample of chunk) sound[at++] = sample / 32_768;
  return sound;
}
