import { z } from 'zod';
import { OrderBrand } from '../brand-kit/brand-rules.ts';
import { RunQueued } from '../run/run.ts';
import { Ear } from '../voice/ear.ts';

/** In minutes: the recogniser listens no longer. */
export const longestFilm = 10;
/** In seconds. Subtitles in the picture mean drawing every frame again. */
export const longestBurned = 180;
export const mostLines = 300;
/** Letters of a translation that comes as one text, its times included. */
export const longestTranslation = 20_000;
export const mostSpeakers = 6;

export const subtitleKinds = ['none', 'soft', 'burned', 'files'] as const;
export const SubtitleKind = z.enum(subtitleKinds);
export type SubtitleKind = z.infer<typeof SubtitleKind>;

/** A language code of the pages (`de`, `cn`, `kr` …). */
const Language = z.string().min(2).max(5);
const Second = z
  .number()
  .min(0)
  .max(longestFilm * 60 + 5);
const Text = z.string().max(1000);

export const TimedText = z.object({ text: z.string().max(80), start: Second, end: Second });

export const TranslationLine = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  start: Second,
  end: Second,
  /** Who says it, from 1. */
  speaker: z.number().int().min(1).max(mostSpeakers).default(1),
  /** What is said in the film. */
  text: Text.default(''),
  /** What is said instead, by language. */
  said: z.record(Language, Text).default({}),
});
export type TranslationLine = z.infer<typeof TranslationLine>;

/** A voice for each speaker, by the speaker’s number. */
const Voices = z.record(z.string().regex(/^[1-9]$/), z.string().min(1).max(200));

const Transcribe = z.object({
  /** Listens to the film and answers its lines. Free. */
  mode: z.literal('transcribe'),
  video: z.uuid(),
  /** What is spoken in it; null to find out. */
  spoken: Language.nullable().default(null),
  /** Where the careful one is not installed, the fast one listens; the transcript names who did. */
  ear: Ear.default('fast'),
});

const Translate = z.object({
  /** Translates lines, where a translation provider is configured. Free. */
  mode: z.literal('translate'),
  spoken: Language.nullable().default(null),
  language: Language,
  lines: z
    .array(TranslationLine.pick({ id: true, start: true, end: true, text: true }))
    .min(1)
    .max(mostLines),
});

const Dub = z.object({
  /** Makes the film in each of the languages. */
  mode: z.literal('dub'),
  video: z.uuid(),
  spoken: Language.nullable().default(null),
  /** What the result is called; by default after the film. */
  title: z.string().trim().max(100).default(''),
  languages: z.array(Language).min(1).max(15),
  lines: z.array(TranslationLine).min(1).max(mostLines),
  /** By language; a speaker without one gets the language’s first voice. */
  voices: z.record(Language, Voices).default({}),
  /** Keeps what else is heard in the film. */
  keep_music: z.boolean().default(true),
  subtitles: SubtitleKind.default('soft'),
  /** The new sound alone. */
  audio_only: z.boolean().default(false),
  /**
   * Moves the mouth to the new words. For films of up to a minute in one take, in which one person faces the camera and
   * nobody else speaks.
   */
  match_lips: z.boolean().default(false),
  /** The caller may have the person in the film say other words. Needed for `match_lips`, and kept with the run. */
  consent: z.boolean().default(false),
  /** The brand whose fonts burned-in subtitles have, and whose words are checked. */
  brand: OrderBrand,
  /**
   * The run that dubbed the film last, by language: the next one is a new version of the same work and pays only for
   * what became longer; without any change it is answered again.
   */
  after: z.record(Language, z.uuid()).default({}),
  /** The draft that keeps the lines, to go on from there. */
  draft: z.uuid().nullable().default(null),
});

export const anyVoices = ['female', 'male'] as const;

const AutoDub = z.object({
  /** Makes the film in one language in one go, as rows of a batch do: nobody reads the translation in between. */
  mode: z.literal('auto'),
  video: z.uuid(),
  /** How long the film is, or longer: it is priced by this. */
  seconds: z.number().positive().max(86_400),
  spoken: Language.nullable().default(null),
  title: z.string().trim().max(100).default(''),
  language: Language,
  /**
   * What is said instead: subtitles (SRT, VTT), XLIFF, or plain text with a line or sentence for each that is spoken.
   * Empty where a translation provider is configured, and does it.
   */
  translation: z.string().trim().max(longestTranslation).default(''),
  /** Who speaks; null for voices that sound like those in the film. */
  voice: z.enum(anyVoices).nullable().default(null),
  /** Keeps what else is heard in the film. */
  keep_music: z.boolean().default(true),
  subtitles: SubtitleKind.default('soft'),
  /** Moves the mouth to the new words, as a dub does, and needs the same consent. */
  match_lips: z.boolean().default(false),
  consent: z.boolean().default(false),
  brand: OrderBrand,
});

export const VideoTranslationInput = z.discriminatedUnion('mode', [Transcribe, Translate, Dub, AutoDub]);
export type VideoTranslationInput = z.infer<typeof VideoTranslationInput>;
export type DubOrder = z.infer<typeof Dub>;
export type AutoDubOrder = z.infer<typeof AutoDub>;

/** The run; of a dub in several languages the first of them, with all in `runs`. */
export const VideoTranslationQueued = RunQueued.extend({
  runs: z.array(RunQueued.extend({ language: z.string() })),
});
export type VideoTranslationQueued = z.infer<typeof VideoTranslationQueued>;
