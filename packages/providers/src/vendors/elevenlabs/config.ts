import { z } from 'zod';
import { baseAddress, secret } from '../../variables.ts';
import type { Vendor } from '../../vendor.ts';

export const variables = {
  ELEVENLABS_API_KEY: secret('Key of ElevenLabs: voices and transcripts.'),
  ELEVENLABS_BASE_URL: baseAddress('https://api.elevenlabs.io', 'Address of ElevenLabs’ interface.'),
  ELEVENLABS_VOICES: z
    .string()
    .default('Rachel=21m00Tcm4TlvDq8ikWAM, Adam=pNInz6obpgDQGcFmaJgB')
    .meta({ description: 'Voices of your account to offer: Name=id, with commas between them.' }),
};

export const settings = z.object({ ...variables, ELEVENLABS_API_KEY: z.string() });

export const elevenlabs: Vendor = {
  id: 'elevenlabs',
  title: 'ElevenLabs',
  variables,
  models: { speech: 'eleven_multilingual_v2', transcription: 'scribe_v1' },
  prices: {},
  missing: ({ ELEVENLABS_API_KEY }) => (ELEVENLABS_API_KEY === undefined ? 'ELEVENLABS_API_KEY' : null),
  connect: async (env) => (await import('./client.ts')).connect(settings.parse(env)),
};
