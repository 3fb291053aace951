import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { z } from 'zod';
import { ProviderError } from '../../call/provider-error.ts';
import { limitedFetch } from '../../fetch/limited-fetch.ts';
import { createJsonClient } from '../../queue/json-client.ts';
import { sdkImage, sdkImageEdit } from '../../sdk/image.ts';
import { sdkSpeak } from '../../sdk/speech.ts';
import { sdkText } from '../../sdk/text.ts';
import { sdkTranscription } from '../../sdk/transcription.ts';
import type { Connection } from '../../vendor.ts';
import type { settings } from './config.ts';

const mostBytes = 64 * 1024 * 1024;
const Models = z.object({ data: z.array(z.object({ id: z.string() })) });

const shape = ({ width, height }: { width: number; height: number }) => ({ size: `${width}x${height}` }) as const;

export function connect({ COMPATIBLE_BASE_URL, COMPATIBLE_API_KEY }: z.output<typeof settings>): Connection {
  const secrets = COMPATIBLE_API_KEY === undefined ? [] : [COMPATIBLE_API_KEY];
  const fetch = limitedFetch(mostBytes);
  const baseURL = COMPATIBLE_BASE_URL;
  const apiKey = COMPATIBLE_API_KEY ?? 'none';
  const sdk = createOpenAICompatible({ name: 'compatible', baseURL, apiKey, fetch, supportsStructuredOutputs: true });
  // Only the vendor's own package knows the sound endpoints.
  const sound = createOpenAI({ baseURL, apiKey, fetch });
  const client = createJsonClient({ baseUrl: baseURL, headers: { authorization: `Bearer ${apiKey}` }, secrets });
  return {
    secrets,
    adapters: {
      text: (model) => sdkText(sdk.chatModel(model)),
      image: (model) => sdkImage({ model: sdk.imageModel(model), shape }),
      image_edit: (model) => sdkImageEdit({ model: sdk.imageModel(model), shape }),
      speech: (model) => ({
        // Servers have voices of their own under names of their own; this one they all take.
        voices: [{ voice: 'alloy', name: 'Alloy', gender: 'neutral', style: 'natural' }],
        pause: () => null,
        speak: sdkSpeak({ model: sound.speech(model), format: 'wav' }),
      }),
      transcription: (model) =>
        sdkTranscription({
          model: sound.transcription(model),
          languageOption: (language) => ({ openai: { language } }),
        }),
    },
    async probe(model, signal) {
      const { data } = await client.call({ method: 'GET', path: '/models', schema: Models, signal });
      const names = data.map(({ id }) => id);
      if (!names.some((id) => id === model || id === `${model}:latest`)) {
        throw new ProviderError(
          'unknown_model',
          `It has no ${model}. It has: ${names.slice(0, 12).join(', ') || 'none'}.`,
        );
      }
    },
  };
}
