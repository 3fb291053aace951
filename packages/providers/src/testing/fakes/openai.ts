/** Chat, pictures, speech and transcripts as OpenAI and the servers that imitate it speak them. */
import type { FakeAnswer, FakeHandler, FakeRequest } from '../fake-server.ts';
import { png, wav } from '../sample-files.ts';

export type OpenAiOptions = {
  /** What it writes; a plain function of what it was asked. */
  readonly write?: (request: FakeRequest) => string;
  readonly picture?: Uint8Array;
  readonly sound?: Uint8Array;
  readonly finish?: string;
  readonly models?: readonly string[];
};

export const openAiKey = 'sk-test-0123456789abcdefghij';

export function openAiFake(options: OpenAiOptions = {}): FakeHandler {
  const { write = () => 'Hello.', picture = png.bytes, sound = wav.bytes, finish = 'stop', models = ['m'] } = options;
  return (request) => {
    const path = request.path.replace(/^\/v1/, '');
    if (request.headers.authorization === 'Bearer wrong') return wrongKey;
    if (path === '/models') return { body: { data: models.map((id) => ({ id })) } };
    if (path.startsWith('/models/')) {
      const id = decodeURIComponent(path.slice('/models/'.length));
      return models.includes(id) ? { body: { id, object: 'model' } } : null;
    }
    if (path === '/chat/completions') return chat(request, write(request), finish);
    if (path === '/images/generations') return pictures(Number(request.json['n'] ?? 1), picture);
    if (path === '/images/edits') return pictures(1, picture);
    if (path === '/audio/speech') return { body: sound, headers: { 'content-type': 'audio/wav' } };
    if (path === '/audio/transcriptions') return transcript;
    return null;
  };
}

const wrongKey: FakeAnswer = {
  status: 401,
  body: {
    error: {
      message: 'Incorrect API key provided: sk-test-0123456789abcdefghij.',
      type: 'invalid_request_error',
      code: null,
      param: null,
    },
  },
};

function chat(request: FakeRequest, content: string, finish: string): FakeAnswer {
  return {
    body: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: request.json['model'],
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
      usage: { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 },
    },
  };
}

function pictures(count: number, picture: Uint8Array): FakeAnswer {
  const b64_json = Buffer.from(picture).toString('base64');
  return { body: { created: 1, data: Array.from({ length: count }, () => ({ b64_json })) } };
}

const transcript: FakeAnswer = {
  body: {
    task: 'transcribe',
    language: 'english',
    duration: 1.5,
    text: 'Fresh bread daily.',
    segments: [
      {
        id: 0,
        seek: 0,
        start: 0,
        end: 1.5,
        text: ' Fresh bread daily.',
        tokens: [],
        temperature: 0,
        avg_logprob: 0,
        compression_ratio: 1,
        no_speech_prob: 0,
      },
    ],
    words: [
      { word: 'Fresh', start: 0, end: 0.5 },
      { word: 'bread', start: 0.5, end: 1 },
      { word: 'daily', start: 1, end: 1.5 },
    ],
  },
};
