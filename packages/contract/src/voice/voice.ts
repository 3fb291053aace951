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
