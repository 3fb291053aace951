import { z } from 'zod';
import { LibraryCategory, LibraryCta } from './library.ts';

/** How the first line takes hold of whoever reads it. */
export const AdHook = z.enum(['question', 'number', 'offer', 'command', 'audience', 'promise']);
export type AdHook = z.infer<typeof AdHook>;

/** What the ad argues with. */
export const AdAngle = z.enum(['price', 'proof', 'problem', 'speed', 'benefit']);
export type AdAngle = z.infer<typeof AdAngle>;

export const AdEmotion = z.enum(['curiosity', 'urgency', 'trust', 'relief', 'desire']);
export type AdEmotion = z.infer<typeof AdEmotion>;

/** People whom an ad names. */
export const AdAudience = z.enum([
  'parents',
  'women',
  'men',
  'students',
  'businesses',
  'professionals',
  'pet_owners',
  'athletes',
  'travelers',
  'beginners',
  'gift_givers',
]);
export type AdAudience = z.infer<typeof AdAudience>;

/** What speaks for it, as far as it can be measured. */
export const AdStrength = z.enum([
  'long_running',
  'short_headline',
  'has_number',
  'has_offer',
  'easy_text',
  'asks_first',
  'many_platforms',
  'was_tested',
]);
export type AdStrength = z.infer<typeof AdStrength>;

/** What one could try instead. */
export const AdIdea = z.enum([
  'shorter_headline',
  'add_number',
  'add_offer',
  'shorter_text',
  'ask_question',
  'try_video',
  'test_headline',
]);
export type AdIdea = z.infer<typeof AdIdea>;

/** Codes, not sentences: whoever shows it has the words in the reader's language. Quotes are the ad's own. */
export const AdAnalysis = z.object({
  hook: z.object({ kind: AdHook, text: z.string() }),
  angle: AdAngle,
  emotion: AdEmotion,
  /** Whom it names, if anybody; what they are interested in; in which language and countries it is shown. */
  audience: z.object({
    groups: z.array(AdAudience),
    interest: LibraryCategory,
    language: z.string(),
    countries: z.array(z.string()),
  }),
  /** As the ad says it, such as “20% off” or a price; null where it makes none. */
  offer: z.string().nullable(),
  cta: LibraryCta,
  /** In the order in which it is read; of a film that was listened to, as it is said, with the second of each. */
  structure: z.array(
    z.object({ part: z.enum(['hook', 'body', 'offer', 'close']), text: z.string(), at: z.number().nullable() }),
  ),
  palette: z.array(z.string()),
  readability: z.object({
    words: z.number().int(),
    sentences: z.number().int(),
    level: z.enum(['easy', 'medium', 'hard']),
  }),
  strengths: z.array(AdStrength),
  ideas: z.array(AdIdea),
});
export type AdAnalysis = z.infer<typeof AdAnalysis>;

const State = z.enum(['queued', 'processing', 'succeeded', 'failed']);

export const AnalysisStarted = z.object({ id: z.string(), status: State, credits_cost: z.number().int() });
export const AnalysisState = z.object({ id: z.string(), status: State, analysis: AdAnalysis.nullable() });
export type AnalysisState = z.infer<typeof AnalysisState>;
