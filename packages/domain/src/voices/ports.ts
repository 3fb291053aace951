import type { EngineCall } from '../engines/engine-call.ts';
import type { EngineFile } from '../engines/engine-file.ts';
import type { Pronunciation, Speech, SpeechRequest, Voice } from '../engines/speech.ts';

export type VoiceStore = {
  /** Answers whether it is a favourite now. */
  toggle(userId: string, voiceId: string): Promise<boolean>;
  collectedBy(userId: string): Promise<readonly string[]>;
  /** By the word. `language` is a tag. */
  pronunciationsOf(userId: string, language: string): Promise<Pronunciation[]>;
  /** Words that differ only in their case are one. */
  pronounce(userId: string, language: string, one: Pronunciation): Promise<void>;
  forgetPronunciation(userId: string, language: string, word: string): Promise<void>;
};

/** How each voice sounds. */
export type VoiceSamples = {
  /** Where a browser finds it; another address once the voice sounds otherwise. */
  addressOf(voice: Pick<Voice, 'id' | 'language'>): string;
  /** Null for a voice that is not there. */
  read(voiceId: string): Promise<EngineFile | null>;
};

/** Lines said aloud, as small files that a browser plays. */
export type SpokenLines = {
  speak(
    request: SpeechRequest,
    call: EngineCall,
  ): Promise<Pick<Speech, 'seconds' | 'words' | 'phonemes' | 'engine'> & { readonly file: EngineFile }>;
};

/** Recordings without their noise, as small files that a browser plays. */
export type CleanedRecordings = {
  /** One channel at 48 kHz. */
  clean(sound: Float32Array, call: EngineCall): Promise<EngineFile>;
};

/** How each piece of music sounds, played when first asked for and kept. */
export type MusicSamples = {
  /** Null for a piece that is not there. */
  read(trackId: string): Promise<EngineFile | null>;
};
