import type { CallSchemas } from '../call-schemas.ts';
import { pageOf } from '../paging.ts';
import { RunQueued } from '../run/run.ts';
import { VoiceEntry, VoiceListQuery } from '../voice/voice.ts';
import type { lipSyncCalls } from './calls.ts';
import { LipSyncEstimate, TalkingPhotoInput } from './talking-photo.ts';

export const lipSyncSchemas = {
  lipSyncCreate: { input: TalkingPhotoInput, output: RunQueued },
  lipSyncEstimate: { input: TalkingPhotoInput, output: LipSyncEstimate },
  lipSyncVoices: { input: VoiceListQuery, output: pageOf(VoiceEntry) },
} as const satisfies CallSchemas<typeof lipSyncCalls>;
