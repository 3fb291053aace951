import type { CallSchemas } from '../call-schemas.ts';
import { pageOf } from '../paging.ts';
import { VoiceEntry, VoiceListQuery } from '../voice/voice.ts';
import type { videoTranslateCalls } from './calls.ts';
import { VideoTranslationInput, VideoTranslationQueued } from './video-translation.ts';

export const videoTranslateSchemas = {
  videoTranslateCreate: { input: VideoTranslationInput, output: VideoTranslationQueued },
  videoTranslateVoices: { input: VoiceListQuery, output: pageOf(VoiceEntry) },
} as const satisfies CallSchemas<typeof videoTranslateCalls>;
