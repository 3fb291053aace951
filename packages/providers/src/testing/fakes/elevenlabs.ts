import type { FakeHandler } from '../fake-server.ts';
import { mp3 } from '../sample-files.ts';

export function elevenLabsFake({ sound = mp3.bytes }: { sound?: Uint8Array } = {}): FakeHandler {
  return ({ headers, path }) => {
    if (headers['xi-api-key'] === 'wrong')
      return { status: 401, body: { detail: { status: 'invalid_api_key', message: 'Invalid' } } };
    if (path === '/v1/models') return { body: [{ model_id: 'eleven_multilingual_v2' }] };
    if (path.startsWith('/v1/text-to-speech/')) return { body: sound, headers: { 'content-type': 'audio/mpeg' } };
    if (path !== '/v1/speech-to-text') return null;
    const words = ['Fresh', 'bread'].map((text, at) => ({ type: 'word', text, start: at / 2, end: at / 2 + 0.4 }));
    return { body: { language_code: 'en', language_probability: 0.99, text: 'Fresh bread', words } };
  };
}
