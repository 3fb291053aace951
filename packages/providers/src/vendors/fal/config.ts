import { z } from 'zod';
import { baseAddress, secret } from '../../variables.ts';
import type { Vendor } from '../../vendor.ts';

export const variables = {
  FAL_KEY: secret('Key of fal.ai: pictures, edits, films and talking heads.'),
  FAL_BASE_URL: baseAddress('https://queue.fal.run', 'Address of fal’s queue.'),
};

export const settings = z.object({ ...variables, FAL_KEY: z.string() });

export const fal: Vendor = {
  id: 'fal',
  title: 'fal',
  variables,
  models: {
    image: 'fal-ai/flux/schnell',
    image_edit: 'fal-ai/nano-banana/edit',
    video: 'bytedance/seedance-2.0/image-to-video',
    talking_head: 'fal-ai/flashtalk',
  },
  prices: {},
  missing: ({ FAL_KEY }) => (FAL_KEY === undefined ? 'FAL_KEY' : null),
  connect: async (env) => (await import('./client.ts')).connect(settings.parse(env)),
};
