import { AppError } from '@adwright/contract/errors.ts';
import { TalkingPhotoInput } from '@adwright/contract/lip-sync/talking-photo.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { z } from 'zod';
import { FilmFinding } from '../kit/film/plan/film-findings.ts';
import { defineContract } from '../tool.ts';
import { scriptCredits } from './plan/script-lines.ts';

export const TalkingPhotoOutput = z.object({
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
  /** How well the lips fit what is heard, measured on the frames that were drawn. */
  sync: z.object({
    correlation: z.number(),
    lag_ms: z.number(),
    closed_share: z.number(),
    stillness: z.number(),
  }),
});
export type TalkingPhotoOutput = z.infer<typeof TalkingPhotoOutput>;

/** A recording is up to a minute, however long it is. */
const recordingCredits = 6;

function refuse(path: string, message: string): never {
  throw new AppError('invalid_input', {}, [{ path, message }]);
}

export const contract = defineContract({
  input: TalkingPhotoInput,
  output: TalkingPhotoOutput,
  queue: 'video',
  stages: ['look', 'speak', 'animate', 'render', 'pack'],
  timeoutSeconds: 1500,
  example: { photo: 'sample:mug:scene', script: 'Hello from our shop!', voice: 'en-olivia', consent: true },
  price: ({ script, audio }) => (audio === null ? scriptCredits(script) : recordingCredits),
  files: ({ audio }) => (audio === null ? [] : [audio]),
  check({ script, voice, audio, consent, language }) {
    if (!consent) refuse('consent', 'is needed: say that you may use this person’s picture');
    if (audio === null && script === '') refuse('script', 'or a recording is needed');
    if (audio === null && voice === null) refuse('voice', 'is needed to say the script');
    if (languageOf(language) === null) refuse('language', 'is not a language this tool knows');
  },
});
