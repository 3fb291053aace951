import { z } from 'zod';
import { baseAddress, secret } from '../../variables.ts';
import type { Vendor } from '../../vendor.ts';

export const variables = {
  OPENAI_API_KEY: secret('Key of OpenAI: text, translation, pictures, edits, voices and transcripts.'),
  OPENAI_BASE_URL: baseAddress('https://api.openai.com/v1', 'Address of OpenAI’s interface, or of a proxy for it.'),
};

export const settings = z.object({ ...variables, OPENAI_API_KEY: z.string() });

export const openai: Vendor = {
  id: 'openai',
  title: 'OpenAI',
  variables,
  models: {
    text: 'gpt-6-luna',
    image: 'gpt-image-1.5',
    image_edit: 'gpt-image-1.5',
    speech: 'gpt-4o-mini-tts',
    transcription: 'whisper-1',
  },
  // As published in autumn 2026.
  prices: {
    'gpt-6-luna': { input: 0.1, output: 0.5 },
    'gpt-6-sol': { input: 2, output: 10 },
    'gpt-6-astra': { input: 10, output: 50 },
    'whisper-1': { second: 0.0001 },
    'tts-1': { characters: 15 },
    'tts-1-hd': { characters: 30 },
  },
  missing: ({ OPENAI_API_KEY }) => (OPENAI_API_KEY === undefined ? 'OPENAI_API_KEY' : null),
  connect: async (env) => (await import('./client.ts')).connect(settings.parse(env)),
};
