import { AppError, type ErrorIssue } from '@adwright/contract/errors.ts';
import { longestClip } from '@adwright/contract/lip-sync/lip-sync.ts';
import {
  type AutoDubOrder,
  type DubOrder,
  longestBurned,
  longestFilm,
  mostSpeakers,
  TranslationLine,
  VideoTranslationInput,
} from '@adwright/contract/video-translate/video-translation.ts';
import { isLocaleCode } from '@adwright/i18n/locales.ts';
import { z } from 'zod';
import { defineContract } from '../tool.ts';
import { LipSyncMeasure } from '../kit/talking/plan/talking-output.ts';
import { speakersIn } from './plan/speakers.ts';
import { linesOfSubtitles, wordsIn } from './plan/given-translation.ts';
import { autoDubCredits, dubCredits, dubSeconds, isSaid } from './plan/price.ts';

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
  /** What was heard and is said instead, where the run found it by itself. */
  found: z
    .object({ spoken: z.string().nullable(), lines: z.array(TranslationLine) })
    .nullable()
    .default(null),
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

/** Of what is dubbed in one go: nobody reads it before it is paid. */
function checkAuto(order: AutoDubOrder): void {
  const { seconds, translation, language, spoken, subtitles, match_lips } = order;
  if (seconds > longestFilm * 60 + 1) throw new AppError('film_too_long');
  if (translation === '' && spoken === language) throw new AppError('language_spoken', {}, [at('language')]);
  if (translation !== '' && !/[\p{L}\p{N}]/u.test(wordsIn(translation)))
    throw new AppError('translation_missing', {}, [at('translation')]);
  if (linesOfSubtitles(order)?.length === 0) throw new AppError('translation_times', {}, [at('translation')]);
  if (subtitles === 'burned' && seconds > longestBurned)
    refuse('subtitles', `are drawn into videos of up to ${longestBurned} seconds`);
  if (!match_lips) return;
  assertConsent(order);
  if (seconds > longestClip + 1) throw new AppError('media_over_seconds', { seconds: longestClip }, [at('match_lips')]);
}

function assertConsent({ consent }: Pick<DubOrder, 'consent'>): void {
  if (!consent) refuse('consent', 'is needed: say that this person may be made to say other words');
}

const at = (path: string): ErrorIssue => ({ path, message: 'cannot be used' });

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
  price(input, ...before) {
    if (input.mode === 'auto') return autoDubCredits(input);
    return input.mode === 'dub' ? dubCredits(input, before) : 0;
  },
  continues: (input) => (input.mode === 'dub' ? input.languages.flatMap((one) => input.after[one] ?? []) : []),
  files: (input) => (input.mode === 'translate' ? [] : [input.video]),
  clips: (input) => (input.mode === 'translate' ? [] : [input.video]),
  faces: (input) =>
    input.mode !== 'transcribe' && input.mode !== 'translate' && input.match_lips ? [input.video] : [],
  voices(input) {
    return input.mode === 'dub' ? input.languages.flatMap((one) => Object.values(input.voices[one] ?? {})) : [];
  },
  freePictures(input) {
    if (input.mode === 'auto') return Math.ceil(input.seconds);
    return input.mode === 'dub' ? secondsOf(input) : free[input.mode];
  },
  isLook: (input) => input.mode === 'transcribe' || input.mode === 'translate',
  checkHere(input, { clips: [film], remote }) {
    if (input.mode !== 'auto') return;
    if (film?.hasAudio === false) throw new AppError('no_speech');
    if ((film?.durationMs ?? 0) > (input.seconds + 1) * 1000)
      refuse('seconds', `are fewer than the ${Math.ceil((film?.durationMs ?? 0) / 1000)} of the video`);
    if (input.translation === '' && !remote.includes('translation'))
      throw new AppError('translation_missing', {}, [at('translation')]);
  },
  check(input) {
    const known = 'languages' in input ? [...input.languages] : 'language' in input ? [input.language] : [];
    if (input.spoken !== null) known.push(input.spoken);
    for (const language of known) if (!isLocaleCode(language)) refuse('languages', `${language} is not offered`);
    if (input.mode === 'auto') return checkAuto(input);
    if (input.mode !== 'dub') return;
    for (const { id, start, end } of input.lines) if (end <= start) refuse('lines', `${id} ends before it begins`);
    if (new Set(input.lines.map(({ id }) => id)).size !== input.lines.length) refuse('lines', 'have the same id twice');
    for (const language of input.languages)
      if (!input.lines.some((line) => isSaid(line, language))) refuse('lines', `say nothing in ${language} yet`);
    if (input.match_lips && !input.audio_only) {
      assertConsent(input);
      if (speakersIn(input.lines).length > 1) refuse('match_lips', 'is for films in which one person speaks');
    }
    const end = input.lines.reduce((last, line) => Math.max(last, line.end), 0);
    if (input.subtitles === 'burned' && !input.audio_only && end > longestBurned)
      refuse('subtitles', `are drawn into videos of up to ${longestBurned} seconds`);
  },
});
