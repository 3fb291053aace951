import type { KokoroFiles } from './kokoro.ts';
import type { KokoroAccent } from './kokoro-symbols.ts';
import type { SanoFiles } from './sano.ts';

/** How a text becomes sounds: by eSpeak's rules for a language, or by a reading of the script's own. */
export type Reading = { readonly espeak: string } | 'chinese' | 'japanese';

/** Voices as the process that speaks has to be told them. */
export type KokoroVoice = {
  readonly model: 'kokoro';
  readonly reading: Reading;
  readonly accent: KokoroAccent;
  readonly files: KokoroFiles;
};
export type SanoVoice = {
  readonly model: 'sano';
  readonly reading: { readonly espeak: string };
  /** Of its own pace: one that slurs when it hurries is told to take its time. */
  readonly pace: number;
  readonly files: SanoFiles;
};
export type NeuralVoice = KokoroVoice | SanoVoice;
