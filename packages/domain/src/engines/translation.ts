import type { EngineCall, RemoteEngine } from './engine-call.ts';

export type TranslationRequest = {
  readonly texts: readonly string[];
  /** Language tags such as `de` or `zh-TW`; null lets the engine find out. */
  readonly from: string | null;
  readonly to: string;
  /** What the texts are for, e.g. "spoken lines of a 30-second ad". */
  readonly purpose?: string;
  /** Longest allowed translation of each text, where it has to fit a time or a place. */
  readonly maxCharacters?: readonly (number | null)[];
};

export type Translation = { readonly texts: readonly string[]; readonly engine: string };

/** Answers as many texts as it was given, in their order. */
export type TranslationEngine = RemoteEngine & {
  translate(request: TranslationRequest, call: EngineCall): Promise<Translation>;
};
