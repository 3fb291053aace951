/** Speaks as much of Stripe's protocol as the product uses: forms in, JSON out, errors as Stripe words them. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = { readonly call: string; readonly form: Record<string, string>; readonly idempotencyKey: string };

type Answer = { readonly status?: number; readonly body: object };

export type StripeFake = {
  readonly url: string;
  readonly asked: Asked[];
  /** What a call answers, by method and path. */
  answer(call: string, reply: Answer | ((form: Record<string, string>) => Answer)): void;
  close(): Promise<void>;
};

export async function openStripeFake(): Promise<StripeFake> {
  const asked: Asked[] = [];
  const replies = new Map<string, Answer | ((form: Record<string, string>) => Answer)>();
  const server = createServer((request, response) => void serve(request, response));
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
    const form = Object.fromEntries([...searchParams, ...new URLSearchParams(await textOf(request))]);
    const call = `${request.method} ${pathname}`;
    asked.push({ call, form, idempotencyKey: String(request.headers['idempotency-key'] ?? '') });
    const reply = replies.get(call);
    const missing = {
      status: 404,
      body: { error: { type: 'invalid_request_error', message: `No such thing: ${call}` } },
    };
    const { status = 200, body } = (typeof reply === 'function' ? reply(form) : reply) ?? missing;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (call, reply) => void replies.set(call, reply),
    close: () => new Promise((closed) => void server.close(() => closed())),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
