import type { EngineFile } from '@adwright/domain/engines/engine-file.ts';
import { z } from 'zod';
import { ProviderError } from '../../call/provider-error.ts';
import { createJsonClient, type JsonClient } from '../../queue/json-client.ts';
import { mediaAdapters, type QueueResult } from '../../queue/media-adapters.ts';
import { dataUrl, type FieldMap, type ModelSpec } from '../../queue/model-input.ts';
import { runInQueue } from '../../queue/run-in-queue.ts';
import type { Connection } from '../../vendor.ts';
import type { settings } from './config.ts';
import { uploadFile } from './upload-file.ts';

const Prediction = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  status: z.enum(['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted']),
  output: z.unknown(),
  error: z.unknown(),
  metrics: z.object({ predict_time: z.number().nonnegative().optional() }).nullish(),
});
type Prediction = z.output<typeof Prediction>;
const Anything = z.unknown();

const usual = {
  image: { prompt: 'prompt', ratio: 'aspect_ratio', count: 'num_outputs', seed: 'seed' },
  image_edit: { prompt: 'prompt', picture: 'input_image', seed: 'seed' },
  video: { prompt: 'prompt', picture: 'start_image' },
  talking_head: { picture: 'image', clip: 'video', audio: 'audio' },
} as const satisfies Record<string, FieldMap>;

/** Past this the file is uploaded first: data addresses are meant for small ones. */
const inlineBytes = 256 * 1024;

export function connect({ REPLICATE_API_TOKEN, REPLICATE_BASE_URL }: z.output<typeof settings>): Connection {
  const secrets = [REPLICATE_API_TOKEN];
  const headers = { authorization: `Bearer ${REPLICATE_API_TOKEN}` };
  const client = createJsonClient({ baseUrl: REPLICATE_BASE_URL, headers, secrets });
  const upload = (file: EngineFile, signal: AbortSignal) =>
    file.bytes.byteLength <= inlineBytes
      ? Promise.resolve(dataUrl(file))
      : uploadFile({ baseUrl: REPLICATE_BASE_URL, headers, secrets, file, signal });
  return {
    secrets,
    adapters: mediaAdapters({
      origin: client.origin,
      known: {},
      usual,
      upload,
      run: (spec, input, options) => runModel(client, spec, input, options),
    }),
    probe: (model, signal) => probe(client, model, signal),
  };
}

/** `owner/name` is an official model, `owner/name:version` a certain version of any. */
function submission(model: string, input: Readonly<Record<string, unknown>>) {
  const [name = model, version] = model.split(':');
  if (version !== undefined) return { path: '/v1/predictions', body: { version, input } };
  return { path: `/v1/models/${name.split('/').map(encodeURIComponent).join('/')}/predictions`, body: { input } };
}

async function runModel(
  client: JsonClient,
  { model }: ModelSpec,
  input: Readonly<Record<string, unknown>>,
  options: Parameters<typeof runInQueue>[1],
): Promise<QueueResult> {
  return runInQueue(
    {
      async submit(signal) {
        return (await client.call({ method: 'POST', ...submission(model, input), schema: Prediction, signal })).id;
      },
      async look(id, signal) {
        const path = `/v1/predictions/${id}`;
        return stateOf(await client.call({ method: 'GET', path, schema: Prediction, signal }));
      },
      async cancel(id, signal) {
        await client.call({ method: 'POST', path: `/v1/predictions/${id}/cancel`, schema: Anything, signal });
      },
    },
    options,
  );
}

function stateOf({ status, output, error, metrics }: Prediction) {
  const seconds = metrics?.predict_time ?? null;
  if (status === 'succeeded') return { done: true, output: { output, seconds } } as const;
  if (status === 'starting' || status === 'processing') return { done: false, percent: null } as const;
  const isRefusal = typeof error === 'string' && /nsfw|sensitive|safety|flagged/i.test(error);
  throw new ProviderError(isRefusal ? 'refused' : 'failed', isRefusal ? 'It declined this.' : 'The model failed.', {
    ...(seconds !== null && { units: { seconds } }),
  });
}

async function probe(client: JsonClient, model: string, signal: AbortSignal): Promise<void> {
  const [name = ''] = model.split(/[?:]/);
  const path = `/v1/models/${name.split('/').map(encodeURIComponent).join('/')}`;
  await client.call({ method: 'GET', path, schema: Anything, signal });
}
