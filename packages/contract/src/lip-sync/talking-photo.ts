import { z } from 'zod';
import { PictureRef } from '../asset/picture-ref.ts';
import { TalkingEngine, Told } from './told.ts';

export const talkingRatios = ['9:16', '1:1', '4:5', '16:9'] as const;
export const TalkingRatio = z.enum(talkingRatios);
export type TalkingRatio = z.infer<typeof TalkingRatio>;

export const TalkingPhotoInput = z.object({
  photo: PictureRef,
  ...Told.shape,
  ratio: TalkingRatio.default('9:16'),
  engine: TalkingEngine.default('builtin'),
});
export type TalkingPhotoInput = z.infer<typeof TalkingPhotoInput>;

export const LipSyncEstimate = z.object({ credits: z.number().int(), seconds: z.number() });
export type LipSyncEstimate = z.infer<typeof LipSyncEstimate>;
