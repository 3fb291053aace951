import { createAnthropic } from '@ai-sdk/anthropic';
import { z } from 'zod';
import { limitedFetch } from '../../fetch/limited-fetch.ts';
import { createJsonClient } from '../../queue/json-client.ts';
import { sdkText } from '../../sdk/text.ts';
import type { Connection } from '../../vendor.ts';
import type { settings } from './config.ts';

const mostBytes = 8 * 1024 * 1024;

export function connect({
  ANTHROPIC_API_KEY: apiKey,
  ANTHROPIC_BASE_URL: baseURL,
}: z.output<typeof settings>): Connection {
  const secrets = [apiKey];
  const sdk = createAnthropic({ apiKey, baseURL, fetch: limitedFetch(mostBytes) });
  const headers = { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
  const client = createJsonClient({ baseUrl: baseURL, headers, secrets });
  return {
    secrets,
    adapters: { text: (model) => sdkText(sdk(model)) },
    async probe(model, signal) {
      await client.call({ method: 'GET', path: `/models/${encodeURIComponent(model)}`, schema: z.unknown(), signal });
    },
  };
}
