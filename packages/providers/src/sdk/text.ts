import { type ModelMessage, generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai';
import type { ProviderUnits } from '@adwright/domain/engines/provider-calls.ts';
import type { Adapters } from '../adapters.ts';
import { ProviderError } from '../call/provider-error.ts';
import { withRetries } from '../call/with-retries.ts';
import { quiet } from './quiet.ts';

quiet();

type Usage = { readonly inputTokens: number | undefined; readonly outputTokens: number | undefined };
type Told = { readonly text: string; readonly finish: string | undefined; readonly usage: Usage | undefined };

/** A language model of the SDK. Its own retries are off: waiting, money and other providers are decided above it. */
export function sdkText(model: LanguageModel): Adapters['text'] {
  return async ({ system, messages, maxOutputTokens, schema }, { signal, secrets }) => {
    const ask = async (): Promise<Told> => {
      const common = {
        model,
        instructions: system,
        messages: messages.map(({ role, content }): ModelMessage => ({ role, content })),
        maxOutputTokens,
        maxRetries: 0,
        abortSignal: signal,
      };
      if (schema === undefined) {
        const { text, finishReason: finish, usage } = await generateText(common);
        return { text, finish, usage };
      }
      try {
        const output = Output.object({ schema: schema.shape, name: schema.name });
        const { text, finishReason: finish, usage } = await generateText({ ...common, output });
        return { text, finish, usage };
      } catch (error) {
        // Not an object that fits: what it wrote instead is still an answer, and can be mended.
        if (!NoObjectGeneratedError.isInstance(error) || error.text === undefined) throw error;
        return { text: error.text, finish: error.finishReason, usage: error.usage };
      }
    };
    const { text, finish, usage } = await withRetries(ask, { signal, secrets });
    const units = unitsOf(usage);
    if (finish === 'content-filter') throw new ProviderError('refused', 'It declined to write this.', { units });
    return { value: { text, isCut: finish === 'length' }, units };
  };
}

function unitsOf(usage: Usage | undefined): ProviderUnits {
  return { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 };
}
