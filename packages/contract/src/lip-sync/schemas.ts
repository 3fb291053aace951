import { z } from 'zod';
import type { CallSchemas } from '../call-schemas.ts';
import { pageOf } from '../paging.ts';
import { RunQueued } from '../run/run.ts';
import { VoiceEntry, VoiceListQuery } from '../voice/voice.ts';
import type { lipSyncCalls } from './calls.ts';
import { ClipFaces, LipSyncInput, LookAtClipInput } from './lip-sync.ts';
import { CleanedRecording, CleanRecordingInput } from './told.ts';
import { LipSyncEstimate, TalkingPhotoInput } from './talking-photo.ts';

/** A film or a photo. */
const Speaking = z.union([LipSyncInput, TalkingPhotoInput]);

export const lipSyncSchemas = {
  lipSyncCreate: { input: Speaking, output: RunQueued },
  lipSyncEstimate: { input: Speaking, output: LipSyncEstimate },
  lipSyncVoices: { input: VoiceListQuery, output: pageOf(VoiceEntry) },
  lipSyncLook: { input: LookAtClipInput, output: ClipFaces },
  lipSyncClean: { input: CleanRecordingInput, output: CleanedRecording },
} as const satisfies CallSchemas<typeof lipSyncCalls>;
