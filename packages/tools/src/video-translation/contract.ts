import { AppError } from '@adwright/contract/errors.ts';
import {
  type DubOrder,
  longestBurned,
  mostSpeakers,
  VideoTranslationInput,
} from '@adwright/contract/video-translate/video-translation.ts';
import { isLocaleCode } from '@adwright/i18n/locales.ts';
import { z } from 'zod';
import { defineContract } from '../tool.ts';
import { LipSyncMeasure } from '../kit/talking/plan/talking-output.ts';
import { speakersIn } from './plan/speakers.ts';
import { dubCredits, dubSeconds, isSaid } from './plan/price.ts';

const Word = z.object({ text: z.string(), start: z.number(), end: z.number() });

export const Transcript = z.object({
  mode: z.literal('transcribe'),
  seconds: z.number(),
  width: z.number().int(),
  height: z.number().int(),
  /** What is spoken, as a code of the pages. */
  spoken: z.string(),
  engine: z.string(),
  /** Whether a speaker's voice is a woman's or a man's, by its pitch; nothing of one that may be either. */
  sounding: z.record(z.string(), z.enum(['female', 'male'])).default({}),
  lines: z.array(
    z.object({
      id: z.string(),
      start: z.number(),
      end: z.number(),
      speaker: z.number().int().min(1).max(mostSpeakers),
      text: z.string(),
      words: z.array(Word),
    }),
  ),
});
export type Transcript = z.infer<typeof Transcript>;

export const Translated = z.object({
  mode: z.literal('translate'),
  language: z.string(),
  /** By the id of the line. */
  texts: z.record(z.string(), z.string()),
  engine: z.string(),
});

const DubbedFilm = z.object({
  language: z.string(),
  /** The name of its film, or of its sound alone. */
  file: z.string(),
  /** The name of its still; empty for sound alone. */
  poster: z.string(),
  /** Names of its files of subtitles. */
  subtitles: z.array(z.string()),
  /** What was done to the old voice. */
  background: z.enum(['centre', 'lowered', 'none']),
  /** What spoke. */
  engine: z.string(),
  /** How well the mouth follows; null where it was left as it is. */
  lips: LipSyncMeasure.extend({ sharpness: z.number() }).nullable().default(null),
  lines: z.array(
    z.object({
      id: z.string(),
      start: z.number(),
      end: z.number(),
      speed: z.number(),
      /** Seconds it begins later than the line it translates, and seconds of it that were cut off. */
      late: z.number(),
      lost: z.number(),
    }),
  ),
});
export type DubbedFilm = z.infer<typeof DubbedFilm>;

export const Dubbed = z.object({
  mode: z.literal('dub'),
  seconds: z.number(),
  width: z.number().int(),
  height: z.number().int(),
  films: z.array(DubbedFilm),
});
export type Dubbed = z.infer<typeof Dubbed>;

function refuse(path: string, message: string): never {
  throw new AppError('invalid_input', {}, [{ path, message }]);
}

/** What listening and translating take, in pictures of free work; a film that was paid before takes its seconds. */
const free = { transcribe: 20, translate: 10 } as const;

function secondsOf({ lines, languages }: DubOrder): number {
  return Math.ceil(Math.max(1, ...languages.map((language) => dubSeconds(lines, language))));
}

export const contract = defineContract({
  input: VideoTranslationInput,
  output: z.discriminatedUnion('mode', [Transcript, Translated, Dubbed]),
  queue: 'video',
  stages: ['listen', 'translate', 'speak', 'mix', 'lips', 'draw', 'pack'],
  timeoutSeconds: 3600,
  example: {
    mode: 'dub',
    video: '00000000-0000-4000-8000-000000000000',
    title: 'Kestrel desk lamp',
    languages: ['de'],
    lines: [
      { id: 'line-1', start: 0.5, end: 3, text: 'Meet our new lamp.', said: { de: 'Das ist unsere neue Lampe.' } },
    ],
  },
  price: (input, ...before) => (input.mode === 'dub' ? dubCredits(input, before) : 0),
  continues: (input) => (input.mode === 'dub' ? input.languages.flatMap((one) => input.after[one] ?? []) : []),
  files: (input) => (input.mode === 'translate' ? [] : [input.video]),
  clips: (input) => (input.mode === 'translate' ? [] : [input.video]),
  freePictures: (input) => (input.mode === 'dub' ? secondsOf(input) : free[input.mode]),
  isLook: (input) => input.mode !== 'dub',
  check(input) {
    const known = [...(input.mode === 'dub' ? input.languages : input.mode === 'translate' ? [input.language] : [])];
    if (input.spoken !== null) known.push(input.spoken);
    for (const language of known) if (!isLocaleCode(language)) refuse('languages', `${language} is not offered`);
    if (input.mode !== 'dub') return;
    for (const { id, start, end } of input.lines) if (end <= start) refuse('lines', `${id} ends before it begins`);
    if (new Set(input.lines.map(({ id }) => id)).size !== input.lines.length) refuse('lines', 'have the same id twice');
    for (const language of input.languages)
      if (!input.lines.some((line) => isSaid(line, language))) refuse('lines', `say nothing in ${language} yet`);
    if (input.match_lips && !input.audio_only) {
      if (!input.consent) refuse('consent', 'is needed: say that this person may be made to say other words');
      if (speakersIn(input.lines).length > 1) refuse('match_lips', 'is for films in which one person speaks');
    }
    const end = input.lines.reduce((last, line) => Math.max(last, line.end), 0);
    if (input.subtitles === 'burned' && !input.audio_only && end > longestBurned)
      refuse('subtitles', `are drawn into videos of up to ${longestBurned} seconds`);
  },
});
