import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import {
  mostLines,
  SubtitleKind,
  TimedText,
  TranslationLine,
} from '@adwright/contract/video-translate/video-translation.ts';
import { z } from 'zod';
import { documentVersions } from './versions.ts';

const language = z.string().regex(/^[a-z]{2}$/);
const mostWordsOfLine = 200;

/** A film's lines as they were heard, and what people made of them in other languages. */
export const FilmTranslation = z.strictObject({
  video: z.uuid(),
  seconds: z.number().min(0).max(36_000),
  /** What is spoken in the film. */
  spoken: z.string().max(5),
  /** What listened. */
  engine: z.string().max(80),
  /** Whether a speaker's voice is a woman's or a man's, where its pitch says so. */
  sounding: z.record(z.string().regex(/^[1-9]$/), z.enum(['female', 'male'])).optional(),
  lines: z.array(TranslationLine.extend({ words: z.array(TimedText).max(mostWordsOfLine) }).strict()).max(mostLines),
  languages: z.array(language).max(15),
  voices: z.record(language, z.record(z.string().regex(/^[1-9]$/), z.string().max(200))),
  keep_music: z.boolean(),
  subtitles: SubtitleKind,
  audio_only: z.boolean(),
  match_lips: z.boolean().optional(),
  /** That the person in the film may be made to say it. */
  consent: z.boolean().optional(),
  /** The run that dubbed it last, by language. */
  runs: z.record(language, z.uuid()),
});
export type FilmTranslation = z.infer<typeof FilmTranslation>;

export const filmTranslation = {
  version: documentVersions['film-translation'],
  steps: {},
  problems(body: JsonObject) {
    const parsed = FilmTranslation.safeParse(body);
    return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  },
};
