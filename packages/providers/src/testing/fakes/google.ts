import type { FakeHandler, FakeRequest } from '../fake-server.ts';
import { png } from '../sample-files.ts';

export type GoogleOptions = {
  readonly write?: (request: FakeRequest) => string;
  readonly picture?: Uint8Array;
  readonly finish?: string;
};

/** Gemini's generateContent, for words and for pictures. */
export function googleFake(options: GoogleOptions = {}): FakeHandler {
  const { write = () => 'Hello.', picture = png.bytes, finish = 'STOP' } = options;
  return (request) => {
    if (request.headers['x-goog-api-key'] === 'wrong') {
      return { status: 400, body: { error: { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' } } };
    }
    if (request.method === 'GET' && request.path.startsWith('/models/'))
      return { body: { name: request.path.slice(1) } };
    if (!request.path.endsWith(':generateContent')) return null;
    const isPicture = request.path.includes('image');
    const part = isPicture
      ? { inlineData: { mimeType: 'image/png', data: Buffer.from(picture).toString('base64') } }
      : { text: write(request) };
    return {
      body: {
        candidates: [{ content: { role: 'model', parts: [part] }, finishReason: finish, index: 0 }],
        usageMetadata: { promptTokenCount: 700, candidatesTokenCount: 90, totalTokenCount: 790 },
      },
    };
  };
}
