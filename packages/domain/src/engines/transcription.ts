import type { Ear } from '@adwright/contract/voice/ear.ts';
import type { EngineCall, RemoteEngine } from './engine-call.ts';
import type { EngineFile } from './engine-file.ts';
import type { Speaker, Timed, TimedPhoneme, TimedViseme, TimedWord } from './speech.ts';

export type TranscriptionRequest = {
  /** A recording or a film with sound. */
  readonly file: EngineFile;
  /** A language tag; null lets the engine find out. */
  readonly language: string | null;
  /** Of the built-in ones; `fast` unless said otherwise. */
  readonly ear?: Ear | undefined;
};

export type TranscriptSegment = Timed & { readonly text: string };

export type Transcript = {
  readonly language: string;
  readonly text: string;
  readonly seconds: number;
  /** Phrases with a breath between them. */
  readonly segments: readonly TranscriptSegment[];
  readonly words: readonly TimedWord[];
  readonly engine: string;
};

export type AlignmentRequest = {
  readonly file: EngineFile;
  /** What is said in the recording. */
  readonly script: string;
  readonly language: string;
};

/** When each word of the script is said. */
export type Alignment = {
  readonly seconds: number;
  readonly words: readonly TimedWord[];
  readonly phonemes: readonly TimedPhoneme[];
  readonly visemes: readonly TimedViseme[];
  /** How the times were found: by a model of the language, by likeness to a spoken reference, or by loudness alone. */
  readonly method: 'model' | 'reference' | 'energy';
};

/** Listens to recordings. */
export type Listener = {
  transcribe(request: TranscriptionRequest, call: EngineCall): Promise<Transcript>;
  align(request: AlignmentRequest, call: EngineCall): Promise<Alignment>;
  /** Mouth shapes of any voice in any language. */
  mouth(file: EngineFile, call: EngineCall): Promise<readonly TimedViseme[]>;
  /** A recording without its noise, not a sample later: one channel at 48 kHz, in and out. */
  clean(sound: Float32Array, call: EngineCall): Promise<Float32Array>;
  /** For how many seconds of a recording somebody speaks: none in music or noise. One channel at 48 kHz. */
  voiceSeconds(sound: Float32Array, call: EngineCall): Promise<number>;
};

/** What another party heard. Words without times come as `words: null`; they are then found by alignment. */
export type RemoteTranscript = {
  readonly language: string | null;
  readonly text: string;
  readonly segments: readonly TranscriptSegment[];
  readonly words: readonly TimedWord[] | null;
  readonly engine: string;
};

export type TranscriptionEngine = RemoteEngine & {
  transcribe(request: TranscriptionRequest, call: EngineCall): Promise<RemoteTranscript>;
};

/** Voices and ears, as a job gets them. */
export type SpeechStudio = { readonly speaker: Speaker; readonly listener: Listener };
