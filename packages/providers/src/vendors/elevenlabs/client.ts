import { createElevenLabs } from '@ai-sdk/elevenlabs';
import { z } from 'zod';
import type { VendorVoice } from '../../adapters.ts';
import { ProviderError } from '../../call/provider-error.ts';
import { type Fetch, limitedFetch } from '../../fetch/limited-fetch.ts';
import { createJsonClient } from '../../queue/json-client.ts';
import { sdkSpeak } from '../../sdk/speech.ts';
import { sdkTranscription } from '../../sdk/transcription.ts';
import type { Connection } from '../../vendor.ts';
import type { settings } from './config.ts';

const mostBytes = 64 * 1024 * 1024;
const Models = z.array(z.object({ model_id: z.string() }));
/** The longest break it makes. */
const longestPause = 3;

export function connect({
  ELEVENLABS_API_KEY: apiKey,
  ELEVENLABS_BASE_URL: baseURL,
  ELEVENLABS_VOICES,
}: z.output<typeof settings>): Connection {
  const secrets = [apiKey];
  const sdk = createElevenLabs({ apiKey, fetch: elsewhere(baseURL) });
  const client = createJsonClient({ baseUrl: baseURL, headers: { 'xi-api-key': apiKey }, secrets });
  const voices = parseVoices(ELEVENLABS_VOICES);
  return {
    secrets,
    adapters: {
      speech: (model) => ({
        voices,
        pause: (seconds) => `<break time="${Math.min(seconds, longestPause).toFixed(1)}s" />`,
        speak: sdkSpeak({ model: sdk.speech(model), format: 'mp3' }),
      }),
      transcription: (model) =>
        sdkTranscription({
          model: sdk.transcription(model),
          languageOption: (languageCode) => ({ elevenlabs: { languageCode } }),
        }),
    },
    async probe(model, signal) {
      const models = await client.call({ method: 'GET', path: '/v1/models', schema: Models, signal });
      // Those that listen are not in its list.
      if (model.startsWith('scribe') || models.some(({ model_id }) => model_id === model)) return;
      throw new ProviderError('unknown_model', `It has no ${model}.`);
    },
  };
}

/** The SDK's package knows one address only; a proxy's is put in its place on the way out. */
function elsewhere(baseURL: string): Fetch {
  const fetch = limitedFetch(mostBytes);
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return fetch(address.replace('https://api.elevenlabs.io', baseURL.replace(/\/+$/, '')), init);
  };
}

function parseVoices(text: string): VendorVoice[] {
  return text
    .split(',')
    .map((entry) => entry.split('=').map((part) => part.trim()))
    .flatMap(([name, voice]) => (name && voice ? [{ voice, name, gender: 'neutral', style: 'natural' } as const] : []));
}
