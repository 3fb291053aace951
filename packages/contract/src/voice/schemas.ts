import {
  VoiceListQuery,
  VoiceEntry,
  CollectVoiceInput,
  CollectVoiceOutput,
  PronounceInput,
  PronunciationList,
  PronunciationQuery,
  SpeakInput,
  SpokenLine,
} from './voice.ts';
import { pageOf } from '../paging.ts';
import type { CallSchemas } from '../call-schemas.ts';
import type { voiceCalls } from './calls.ts';

export const voiceSchemas = {
  voiceList: { input: VoiceListQuery, output: pageOf(VoiceEntry) },
  voiceCollect: { input: CollectVoiceInput, output: CollectVoiceOutput },
  voicePronunciations: { input: PronunciationQuery, output: PronunciationList },
  voicePronounce: { input: PronounceInput, output: PronunciationList },
  voiceSpeak: { input: SpeakInput, output: SpokenLine },
} as const satisfies CallSchemas<typeof voiceCalls>;
