import { createOpenAI } from '@ai-sdk/openai';
import { z } from 'zod';
import { limitedFetch } from '../../fetch/limited-fetch.ts';
import { nearestRatio } from '../../nearest-ratio.ts';
import { createJsonClient } from '../../queue/json-client.ts';
import { sdkImage, sdkImageEdit } from '../../sdk/image.ts';
import { sdkSpeak } from '../../sdk/speech.ts';
import { sdkText } from '../../sdk/text.ts';
import { sdkTranscription } from '../../sdk/transcription.ts';
import type { Connection } from '../../vendor.ts';
import type { settings } from './config.ts';
import { voices } from './voices.ts';

const mostBytes = 64 * 1024 * 1024;
const sizes = { '1:1': '1024x1024', '3:2': '1536x1024', '2:3': '1024x1536' } as const;

function shape({ width, height }: { width: number; height: number }) {
  return { size: sizes[nearestRatio(width, height, ['1:1', '3:2', '2:3'])] };
}

export function connect({ OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL }: z.output<typeof settings>): Connection {
  const secrets = [apiKey];
  const sdk = createOpenAI({ apiKey, baseURL, fetch: limitedFetch(mostBytes) });
  const client = createJsonClient({ baseUrl: baseURL, headers: { authorization: `Bearer ${apiKey}` }, secrets });
  return {
    secrets,
    adapters: {
      text: (model) => sdkText(sdk.chat(model)),
      image: (model) => sdkImage({ model: sdk.image(model), shape }),
      image_edit: (model) => sdkImageEdit({ model: sdk.image(model), shape }),
      speech: (model) => ({
        voices,
        pause: () => null,
        speak: sdkSpeak({ model: sdk.speech(model), format: 'wav' }),
      }),
      transcription: (model) =>
        sdkTranscription({
          model: sdk.transcription(model),
          languageOption: (language) => ({ openai: { language } }),
        }),
    },
    async probe(model, signal) {
      await client.call({ method: 'GET', path: `/models/${encodeURIComponent(model)}`, schema: z.unknown(), signal });
    },
  };
}
