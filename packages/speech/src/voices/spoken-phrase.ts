import type { TimedPhoneme } from '@adwright/domain/engines/speech.ts';
import type { Span } from '../espeak/token-times.ts';

export type SpokenPhrase = {
  readonly samples: Float32Array;
  readonly rate: number;
  /** One per token of the phrase. */
  readonly tokens: readonly Span[];
  readonly phonemes: readonly TimedPhoneme[];
};
