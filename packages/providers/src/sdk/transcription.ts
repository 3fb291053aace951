import { transcribe, type TranscriptionModel } from 'ai';
import type { Adapters } from '../adapters.ts';
import { withRetries } from '../call/with-retries.ts';
import { quiet } from './quiet.ts';

quiet();

type Options = {
  readonly model: TranscriptionModel;
  /** Under which name the vendor takes the language: `{ vendor: { option } }`. */
  languageOption(language: string): Record<string, Record<string, string>>;
};

type SdkTimed = { readonly text: string; readonly startSecond: number; readonly endSecond: number };

export function sdkTranscription({ model, languageOption }: Options): Adapters['transcription'] {
  return async ({ file, language }, { signal, secrets }) => {
    const ask = () =>
      transcribe({
        model,
        audio: file.bytes,
        timestampGranularities: ['word', 'segment'],
        ...(language !== null && { providerOptions: languageOption(language.slice(0, 2)) }),
        maxRetries: 0,
        abortSignal: signal,
      });
    const told = await withRetries(ask, { signal, secrets });
    const seconds = told.durationInSeconds ?? told.segments.at(-1)?.endSecond ?? 0;
    const words = told.words?.map(timed) ?? null;
    return {
      value: { text: told.text.trim(), language: told.language ?? language, segments: told.segments.map(timed), words },
      units: { seconds },
    };
  };
}

function timed({ text, startSecond, endSecond }: SdkTimed) {
  return { text: text.trim(), start: startSecond, end: endSecond };
}
