import { z } from 'zod';

export const TranscriptSegment = z.object({
  /** Seconds of the film. */
  start: z.number(),
  end: z.number(),
  text: z.string(),
});
export type TranscriptSegment = z.infer<typeof TranscriptSegment>;

export const AdTranscript = z.object({
  id: z.string(),
  status: z.enum(['queued', 'processing', 'succeeded', 'failed']),
  /** A tag such as `en`; null until it is known, and where nobody speaks. */
  language: z.string().nullable(),
  segments: z.array(TranscriptSegment),
});
export type AdTranscript = z.infer<typeof AdTranscript>;
