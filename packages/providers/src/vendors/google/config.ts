import { z } from 'zod';
import { baseAddress, secret } from '../../variables.ts';
import type { Vendor } from '../../vendor.ts';

export const variables = {
  GOOGLE_API_KEY: secret('Key of Google’s Gemini interface: text, translation, pictures and edits.'),
  GOOGLE_BASE_URL: baseAddress('https://generativelanguage.googleapis.com/v1beta', 'Address of Gemini’s interface.'),
};

export const settings = z.object({ ...variables, GOOGLE_API_KEY: z.string() });

export const google: Vendor = {
  id: 'google',
  title: 'Google',
  variables,
  models: {
    text: 'gemini-flash-latest',
    image: 'gemini-3.1-flash-image-preview',
    image_edit: 'gemini-3.1-flash-image-preview',
  },
  // As published in 2026, for pictures of one megapixel.
  prices: {
    'gemini-2.5-flash': { input: 0.3, output: 2.5 },
    'gemini-2.5-flash-image': { image: 0.039 },
    'gemini-3.1-flash-image-preview': { image: 0.067 },
  },
  missing: ({ GOOGLE_API_KEY }) => (GOOGLE_API_KEY === undefined ? 'GOOGLE_API_KEY' : null),
  connect: async (env) => (await import('./client.ts')).connect(settings.parse(env)),
};
