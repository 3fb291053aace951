import { z } from 'zod';
import { PictureRef } from '../asset/picture-ref.ts';

export const talkingRatios = ['9:16', '1:1', '4:5', '16:9'] as const;
export const TalkingRatio = z.enum(talkingRatios);
export type TalkingRatio = z.infer<typeof TalkingRatio>;

/** The longest text and the longest recording one photo says. */
export const longestScript = 800;
export const longestRecording = 60;

export const TalkingPhotoInput = z.object({
  photo: PictureRef,
  /** What is said; empty where a recording says it. */
  script: z.string().trim().max(longestScript).default(''),
  voice: z.string().min(1).max(200).nullable().default(null),
  /** 1 is the voice’s own speed. */
  speed: z.number().min(0.8).max(1.3).default(1),
  /** A recording to speak with instead: a file of the caller’s, up to a minute long. */
  audio: z.uuid().nullable().default(null),
  /** What the script is written in. */
  language: z.string().min(2).max(5).default('en'),
  ratio: TalkingRatio.default('9:16'),
  /** Words on the screen as they are said; only where the script is known. */
  captions: z.boolean().default(true),
  /** A small line that says the film was made with AI. */
  label: z.boolean().default(true),
  /** The caller may use this person’s picture and have it speak. Kept with the run. */
  consent: z.boolean().default(false),
});
export type TalkingPhotoInput = z.infer<typeof TalkingPhotoInput>;

export const LipSyncEstimate = z.object({ credits: z.number().int(), seconds: z.number() });
export type LipSyncEstimate = z.infer<typeof LipSyncEstimate>;
