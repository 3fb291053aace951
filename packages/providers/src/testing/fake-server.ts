/** A server on loopback that speaks a vendor's protocol, and misbehaves when it is told to. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** The body as JSON; an empty object when it is not. */
  readonly json: Readonly<Record<string, unknown>>;
};

export type FakeAnswer = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string | object;
};

/** `silent` never answers, `endless` never stops, `cut` closes in the middle of its answer. */
export type Misbehaviour = 'silent' | 'endless' | 'cut' | FakeAnswer;

export type FakeHandler = (request: FakeRequest, url: string) => FakeAnswer | null;

export type FakeServer = {
  readonly url: string;
  readonly requests: readonly FakeRequest[];
  /** What the next requests meet instead of an answer, one each. */
  misbehave(...steps: readonly Misbehaviour[]): void;
  close(): Promise<void>;
};

export async function startFake(handler: FakeHandler): Promise<FakeServer> {
  const requests: FakeRequest[] = [];
  const steps: Misbehaviour[] = [];
  let url = '';
  const server = createServer((incoming, response) => {
    void read(incoming).then((request) => {
      requests.push(request);
      const step = steps.shift();
      if (step === 'silent') return;
      if (step === 'endless') return flood(response);
      const answer = (step === 'cut' ? undefined : step) ??
        handler(request, url) ?? { status: 404, body: { error: 'unknown' } };
      if (step === 'cut') cut(response, answer);
      else send(response, answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests,
    misbehave: (...more) => void steps.push(...more),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(incoming: IncomingMessage): Promise<FakeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const { method = 'GET', url = '/', headers } = incoming;
  return { method, path: url, headers, body, json: parse(body) };
}

function parse(body: Buffer): FakeRequest['json'] {
  try {
    return JSON.parse(body.toString()) as FakeRequest['json'];
  } catch {
    return {};
  }
}

function bytesOf({ body }: FakeAnswer): Buffer {
  if (typeof body === 'string') return Buffer.from(body);
  return body instanceof Uint8Array ? Buffer.from(body) : Buffer.from(JSON.stringify(body));
}

function send(response: ServerResponse, answer: FakeAnswer): void {
  response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
  response.end(bytesOf(answer));
}

function cut(response: ServerResponse, answer: FakeAnswer): void {
  const bytes = bytesOf(answer);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(bytes.length + 1) });
  response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => response.destroy());
}

function flood(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = Buffer.alloc(1024 * 1024, 0x20);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
}
