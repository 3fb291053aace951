import { z } from 'zod';
import { secret } from '../../variables.ts';
import type { Vendor } from '../../vendor.ts';

export const variables = {
  COMPATIBLE_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description:
        'Any server that speaks OpenAI’s interface, such as Ollama (http://127.0.0.1:11434/v1), vLLM, LocalAI or LM Studio.',
    }),
  COMPATIBLE_API_KEY: secret('Its key, where it wants one.'),
};

export const settings = z.object({ ...variables, COMPATIBLE_BASE_URL: z.string() });

export const compatible: Vendor = {
  id: 'compatible',
  title: 'OpenAI-compatible server',
  variables,
  models: { text: null, image: null, image_edit: null, speech: null, transcription: null },
  // The operator's own machine; whoever pays for such a server says so in PROVIDER_PRICES.
  prices: { '*': {} },
  missing: ({ COMPATIBLE_BASE_URL }) => (COMPATIBLE_BASE_URL === undefined ? 'COMPATIBLE_BASE_URL' : null),
  connect: async (env) => (await import('./client.ts')).connect(settings.parse(env)),
};
