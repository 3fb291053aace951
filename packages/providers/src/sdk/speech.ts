import { generateSpeech, type SpeechModel } from 'ai';
import type { SpeechAdapter } from '../adapters.ts';
import { withRetries } from '../call/with-retries.ts';
import { typedFile } from '../fetch/typed-file.ts';
import { quiet } from './quiet.ts';

quiet();

type Options = {
  readonly model: SpeechModel;
  readonly format: string;
  /** Some find the language out themselves and refuse to be told. */
  readonly takesLanguage?: boolean;
};

export function sdkSpeak({ model, format, takesLanguage = false }: Options): SpeechAdapter['speak'] {
  return async ({ text, voice, speed, language }, { signal, secrets }) => {
    const ask = () =>
      generateSpeech({
        model,
        text,
        voice,
        outputFormat: format,
        ...(speed !== 1 && { speed }),
        ...(takesLanguage && { language: language.slice(0, 2) }),
        maxRetries: 0,
        abortSignal: signal,
      });
    const { audio } = await withRetries(ask, { signal, secrets });
    return { value: typedFile(audio.uint8Array, 'audio'), units: { characters: text.length } };
  };
}
