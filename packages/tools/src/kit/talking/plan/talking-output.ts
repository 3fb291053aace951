import { z } from 'zod';
import { FilmFinding } from '../../film/plan/film-findings.ts';

/** How well the lips fit what is heard, measured on the frames that were drawn. */
export const LipSyncMeasure = z.object({
  correlation: z.number(),
  lag_ms: z.number(),
  closed_share: z.number(),
  stillness: z.number(),
});

/** A film in which somebody speaks. */
export const TalkingOutput = z.object({
  seconds: z.number(),
  film: z.object({
    name: z.string(),
    /** The name of its still. */
    poster: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    bytes: z.number().int(),
    findings: z.array(FilmFinding).default([]),
  }),
  /** Names of its files of subtitles. */
  subtitles: z.array(z.string()),
  /** What spoke; empty for a recording. */
  engine: z.string(),
  /** Which provider’s model moved the face; empty where our own engine did. */
  animated: z.string().default(''),
  sync: LipSyncMeasure,
});
