import type { EngineCall, RemoteEngine } from './engine-call.ts';
import type { EngineFile, MadeFile } from './engine-file.ts';

export type VoiceGender = 'female' | 'male' | 'neutral';
export type VoiceStyle = 'warm' | 'bright' | 'calm' | 'energetic' | 'serious' | 'natural';

export type VoiceAge = 'young' | 'adult' | 'senior';
/** How natural it is, honestly: put together from formants, from recordings, or by a network that learned from people. */
export type VoiceQuality = 'basic' | 'standard' | 'neural';

export type Voice = {
  /** Stable: it is kept in projects and favourites. */
  readonly id: string;
  readonly name: string;
  /** A tag of the language table: `en`, `ko`, `zh-Hans` … */
  readonly language: string;
  readonly gender: VoiceGender;
  readonly style: VoiceStyle;
  /** Null where nobody knows. */
  readonly age: VoiceAge | null;
  /** Where it is heard that somebody is from, as `en-GB`; null where the language alone says it. */
  readonly accent: string | null;
  readonly quality: VoiceQuality;
  /** The name to show of what speaks. */
  readonly engine: string;
};

/** How a word of the text is to be said: respelled in the voice's own language, or in IPA between slashes. */
export type Pronunciation = { readonly word: string; readonly say: string };

export type SpeechRequest = {
  /** Punctuation makes pauses; `[pause 0.8s]` makes one of that length, and `*a word*` is said with weight. */
  readonly text: string;
  readonly voiceId: string;
  /** 1 is the voice's own speed; 0.5 to 2. */
  readonly speed?: number;
  readonly pronunciations?: readonly Pronunciation[];
};

/** Times are seconds from the start of the sound. */
export type Timed = { readonly start: number; readonly end: number };
export type TimedWord = Timed & { readonly text: string };
export type TimedPhoneme = Timed & { readonly ipa: string };

/**
 * Mouth shapes, one set for everything that moves a mouth: at rest; closed (m, b, p); teeth together (s, t, ee);
 * open (eh); wide open (ah); rounded (aw, er); puckered (oo, w); lower lip at the teeth (f, v); tongue raised (l).
 */
export const visemes = ['rest', 'closed', 'teeth', 'open', 'wide', 'round', 'pucker', 'lip', 'tongue'] as const;
export type Viseme = (typeof visemes)[number];
export type TimedViseme = Timed & { readonly viseme: Viseme };

export type Speech = {
  /** WAV, 48 kHz, levelled for mixing. */
  readonly file: EngineFile;
  readonly seconds: number;
  /** The words as they were written, e.g. `$24.99`, for captions. */
  readonly words: readonly TimedWord[];
  readonly phonemes: readonly TimedPhoneme[];
  /** Without gaps from 0 to the end. */
  readonly visemes: readonly TimedViseme[];
  readonly engine: string;
};

/** Speaks with any voice there is, and knows when each word is said. */
export type Speaker = {
  voices(): Promise<readonly Voice[]>;
  /** Whether a line can be said by a voice of this id: also by one that is not listed while its weights are missing. */
  knows(voiceId: string): Promise<boolean>;
  speak(request: SpeechRequest, call: EngineCall): Promise<Speech>;
};

/** What can be asked before a run is started. */
export type KnownVoices = { readonly speaker: Pick<Speaker, 'knows'> };

/** Voices of another party. It answers sound; the times are found by aligning it to the text. */
export type SpeechEngine = RemoteEngine & {
  voices(): readonly Voice[];
  speak(request: SpeechRequest, call: EngineCall): Promise<MadeFile>;
};
