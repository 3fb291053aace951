import { z } from 'zod';
import { PageQuery } from '../paging.ts';

export const VoiceGender = z.enum(['female', 'male', 'neutral']);
export const VoiceStyle = z.enum(['warm', 'bright', 'calm', 'energetic', 'serious', 'natural']);
const VoiceAge = z.enum(['young', 'adult', 'senior']);
const VoiceQuality = z.enum(['basic', 'standard', 'neural']);

export const VoiceEntry = z.object({
  id: z.string(),
  name: z.string(),
  /** A language tag such as `en` or `zh-Hans`. */
  language: z.string(),
  gender: VoiceGender,
  style: VoiceStyle,
  /** Null where nobody knows. */
  age: VoiceAge.nullable(),
  /** A tag such as `en-GB`; null where the language alone says it. */
  accent: z.string().nullable(),
  /** How natural it is: from formants, from recordings, or by a network that learned from people. */
  quality: VoiceQuality,
  /** What speaks. */
  engine: z.string(),
  /** An address that an audio element can play. */
  sample_url: z.string(),
  collected: z.boolean(),
});
export type VoiceEntry = z.infer<typeof VoiceEntry>;

/** Favourites come first, then the voices in the language's own order: `sort` changes nothing here. */
export const VoiceListQuery = PageQuery.extend({
  /** A tag, or a language code of the pages (`cn`, `kr`, `zh`). */
  language: z.string().max(20).optional(),
  gender: VoiceGender.optional(),
  style: VoiceStyle.optional(),
  quality: VoiceQuality.optional(),
  collected: z.stringbool().optional(),
});
export type VoiceListQuery = z.infer<typeof VoiceListQuery>;

export const CollectVoiceInput = z.object({ voice_id: z.string().min(1).max(200) });
export const CollectVoiceOutput = z.object({ voice_id: z.string(), collected: z.boolean() });
export type CollectVoiceOutput = z.infer<typeof CollectVoiceOutput>;

/** One line of a script; longer texts are several. */
export const SpeakInput = z.object({
  text: z.string().trim().min(1).max(400),
  voice_id: z.string().min(1).max(200),
  /** 1 is the voice’s own speed. */
  speed: z.number().min(0.8).max(1.3).default(1),
});
export type SpeakInput = z.infer<typeof SpeakInput>;

export const SpokenLine = z.object({
  /** A data address that an audio element can play. */
  sound: z.string(),
  seconds: z.number(),
  /** As they were written, in seconds of the line. */
  words: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
  /** The sounds it is made of, in IPA, for lips that move along. */
  sounds: z.array(z.object({ ipa: z.string(), start: z.number(), end: z.number() })),
  /** What spoke. */
  engine: z.string(),
});
export type SpokenLine = z.infer<typeof SpokenLine>;

const SpokenLanguage = z.string().min(2).max(20);
const Word = z.string().trim().min(1).max(60);

/** How a word is said: respelled in the language of the voice, or in IPA between slashes. */
export const Pronunciation = z.object({ word: Word, say: z.string().trim().min(1).max(80) });
export type Pronunciation = z.infer<typeof Pronunciation>;

/** A tag, or a language code of the pages. */
export const PronunciationQuery = z.object({ language: SpokenLanguage });
/** By their words, in the order of the alphabet. */
export const PronunciationList = z.object({ list: z.array(Pronunciation) });
export type PronunciationList = z.infer<typeof PronunciationList>;

/** Null forgets the word. */
export const PronounceInput = z.object({
  language: SpokenLanguage,
  word: Word,
  say: Pronunciation.shape.say.nullable(),
});
export type PronounceInput = z.infer<typeof PronounceInput>;
