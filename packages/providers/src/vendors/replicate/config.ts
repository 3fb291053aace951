import { z } from 'zod';
import { baseAddress, secret } from '../../variables.ts';
import type { Vendor } from '../../vendor.ts';

export const variables = {
  REPLICATE_API_TOKEN: secret('Token of Replicate: pictures, edits, films and talking heads.'),
  REPLICATE_BASE_URL: baseAddress('https://api.replicate.com', 'Address of Replicate’s interface.'),
};

export const settings = z.object({ ...variables, REPLICATE_API_TOKEN: z.string() });

export const replicate: Vendor = {
  id: 'replicate',
  title: 'Replicate',
  variables,
  models: {
    image: 'black-forest-labs/flux-schnell',
    image_edit: 'black-forest-labs/flux-kontext-pro',
    video: 'kwaivgi/kling-v2.1',
    talking_head: 'bytedance/omni-human',
  },
  prices: {},
  missing: ({ REPLICATE_API_TOKEN }) => (REPLICATE_API_TOKEN === undefined ? 'REPLICATE_API_TOKEN' : null),
  connect: async (env) => (await import('./client.ts')).connect(settings.parse(env)),
};
