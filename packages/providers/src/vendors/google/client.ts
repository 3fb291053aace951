import { createGoogle } from '@ai-sdk/google';
import { z } from 'zod';
import { limitedFetch } from '../../fetch/limited-fetch.ts';
import { nearestRatio } from '../../nearest-ratio.ts';
import { createJsonClient } from '../../queue/json-client.ts';
import { sdkImage, sdkImageEdit } from '../../sdk/image.ts';
import { sdkText } from '../../sdk/text.ts';
import type { Connection } from '../../vendor.ts';
import type { settings } from './config.ts';

const mostBytes = 64 * 1024 * 1024;
const ratios = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'] as const;

const shape = ({ width, height }: { width: number; height: number }) => ({
  aspectRatio: nearestRatio(width, height, ratios),
});

export function connect({ GOOGLE_API_KEY: apiKey, GOOGLE_BASE_URL: baseURL }: z.output<typeof settings>): Connection {
  const secrets = [apiKey];
  const sdk = createGoogle({ apiKey, baseURL, fetch: limitedFetch(mostBytes) });
  const client = createJsonClient({ baseUrl: baseURL, headers: { 'x-goog-api-key': apiKey }, secrets });
  return {
    secrets,
    adapters: {
      text: (model) => sdkText(sdk(model)),
      image: (model) => sdkImage({ model: sdk.image(model), shape }),
      image_edit: (model) => sdkImageEdit({ model: sdk.image(model), shape }),
    },
    async probe(model, signal) {
      await client.call({ method: 'GET', path: `/models/${encodeURIComponent(model)}`, schema: z.unknown(), signal });
    },
  };
}
