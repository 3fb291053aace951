import { VoiceListQuery, VoiceEntry, CollectVoiceInput, CollectVoiceOutput } from './voice.ts';
import { pageOf } from '../paging.ts';
import type { CallSchemas } from '../call-schemas.ts';
import type { voiceCalls } from './calls.ts';

export const voiceSchemas = {
  voiceList: { input: VoiceListQuery, output: pageOf(VoiceEntry) },
  voiceCollect: { input: CollectVoiceInput, output: CollectVoiceOutput },
} as const satisfies CallSchemas<typeof voiceCalls>;
