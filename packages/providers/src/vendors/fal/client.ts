import { z } from 'zod';
import { ProviderError } from '../../call/provider-error.ts';
import { createJsonClient, type JsonClient } from '../../queue/json-client.ts';
import { mediaAdapters, type QueueResult } from '../../queue/media-adapters.ts';
import { dataUrl, type FieldMap, type ModelSpec } from '../../queue/model-input.ts';
import { runInQueue } from '../../queue/run-in-queue.ts';
import type { Connection } from '../../vendor.ts';
import type { settings } from './config.ts';

const Submitted = z.object({ request_id: z.string().regex(/^[\w-]{1,100}$/) });
const Status = z.object({
  status: z.enum(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED', 'FAILED', 'CANCELED']),
  error: z.string().nullish(),
});
const Output = z.record(z.string(), z.unknown());
const Anything = z.unknown();

const usual = {
  image: { prompt: 'prompt', size: 'image_size', count: 'num_images', seed: 'seed' },
  image_edit: { prompt: 'prompt', pictures: 'image_urls', count: 'num_images', seed: 'seed' },
  video: { prompt: 'prompt', picture: 'image_url', seed: 'seed' },
  talking_head: { picture: 'image_url', clip: 'video_url', audio: 'audio_url' },
} as const satisfies Record<string, FieldMap>;

export function connect({ FAL_KEY, FAL_BASE_URL }: z.output<typeof settings>): Connection {
  const secrets = [FAL_KEY];
  const client = createJsonClient({ baseUrl: FAL_BASE_URL, headers: { authorization: `Key ${FAL_KEY}` }, secrets });
  return {
    secrets,
    adapters: mediaAdapters({
      origin: client.origin,
      known: {},
      usual,
      upload: async (file) => dataUrl(file),
      run: (spec, input, options) => runModel(client, spec, input, options),
    }),
    probe: (model, signal) => probe(client, model, signal),
  };
}

/** Requests are found under the application, which is the first two parts of a model's name. */
function applicationOf(model: string): string {
  return model.split('/').slice(0, 2).map(encodeURIComponent).join('/');
}

async function runModel(
  client: JsonClient,
  { model }: ModelSpec,
  input: Readonly<Record<string, unknown>>,
  options: Parameters<typeof runInQueue>[1],
): Promise<QueueResult> {
  const place = (id: string) => `/${applicationOf(model)}/requests/${id}`;
  const path = `/${model.split('/').map(encodeURIComponent).join('/')}`;
  const output = await runInQueue(
    {
      async submit(signal) {
        return (await client.call({ method: 'POST', path, body: input, schema: Submitted, signal })).request_id;
      },
      // The addresses it answers are not used: the key goes to the configured host only.
      async look(id, signal) {
        const { status, error } = await client.call({
          method: 'GET',
          path: `${place(id)}/status`,
          schema: Status,
          signal,
        });
        if (status === 'FAILED' || status === 'CANCELED' || error)
          throw new ProviderError('failed', 'The model failed.');
        if (status !== 'COMPLETED') return { done: false, percent: null };
        return { done: true, output: await client.call({ method: 'GET', path: place(id), schema: Output, signal }) };
      },
      async cancel(id, signal) {
        await client.call({ method: 'PUT', path: `${place(id)}/cancel`, schema: Anything, signal });
      },
    },
    options,
  );
  return { output, seconds: null };
}

/** There is nothing free to ask for, but a request that does not exist is only "not found" to whoever may look. */
async function probe(client: JsonClient, model: string, signal: AbortSignal): Promise<void> {
  const nowhere = '00000000-0000-0000-0000-000000000000';
  const path = `/${applicationOf(model.split('?')[0] ?? model)}/requests/${nowhere}/status`;
  await client.call({ method: 'GET', path, schema: Anything, signal }).catch((error: unknown) => {
    if (error instanceof ProviderError && (error.status === 404 || error.status === 422 || error.status === 400))
      return;
    throw error;
  });
}
