import { LipSyncInput } from '@adwright/contract/lip-sync/lip-sync.ts';
import { z } from 'zod';
import { checkTold } from '../kit/talking/plan/check-told.ts';
import { speaksWith } from '../kit/talking/plan/speaks-with.ts';
import { LipSyncMeasure, TalkingOutput } from '../kit/talking/plan/talking-output.ts';
import { withLength } from '../kit/talking/plan/with-length.ts';
import { defineContract } from '../tool.ts';
import { clipCredits, isFreeAgain } from './plan/price.ts';

export const LipSyncOutput = TalkingOutput.extend({
  sync: LipSyncMeasure.extend({
    /** Of the new mouth beside the film’s own: 1 is as sharp. */
    sharpness: z.number(),
  }),
});

/** A run that costs nothing works as long as one that does. */
const freePictures = 60;

export const contract = defineContract({
  input: LipSyncInput,
  output: LipSyncOutput,
  queue: 'video',
  stages: ['look', 'speak', 'track', 'animate', 'render', 'pack'],
  timeoutSeconds: 3000,
  example: {
    video: '00000000-0000-4000-8000-000000000000',
    script: 'Hello from our shop!',
    voice: 'en-olivia',
    consent: true,
  },
  price: (input, before) => (before && isFreeAgain(input, before, LipSyncOutput) ? 0 : clipCredits(input)),
  continues: ({ again }) => (again === null ? [] : [again]),
  measured: withLength,
  files: ({ video, audio }) => (audio === null ? [video] : [video, audio]),
  clips: ({ video }) => [video],
  faces: ({ video }) => [video],
  voices: speaksWith,
  freePictures: () => freePictures,
  check: checkTold,
});
