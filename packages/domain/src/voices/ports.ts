import type { EngineFile } from '../engines/engine-file.ts';

export type VoiceStore = {
  /** Answers whether it is a favourite now. */
  toggle(userId: string, voiceId: string): Promise<boolean>;
  collectedBy(userId: string): Promise<readonly string[]>;
};

/** How each voice sounds, made when first asked for and kept. */
export type VoiceSamples = {
  /** Where a browser finds it; another address once the voice sounds otherwise. */
  addressOf(voiceId: string): string;
  /** Null for a voice that is not there. */
  read(voiceId: string): Promise<EngineFile | null>;
};
