import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { contentSecurityPolicy, securityHeaders } from '../security-headers.ts';
import { contentCoding } from './content-coding.ts';
import { createPageStore } from './page-store.ts';
import { readBuild } from './read-build.ts';
import { pageRenderer, type RenderPage, type SharedThing } from './render-page.ts';
import { type ServeStored, storedServer } from './serve-stored.ts';
import { encode } from './stored-answer.ts';

/** As the paths of their pages begin. */
export type SharedKind = 'share' | 'board';

export type PagesOptions = {
  /** The web application's build: `client` and `server` below it. */
  readonly buildDirectory: string;
  /** Where people reach this installation, without a slash at its end. Links for search engines are written with it. */
  readonly origin: string;
  /** Lets pages load Google's sign-in button. */
  readonly google: boolean;
  /** What is shared under a token, for link previews; null when nothing is, or not any more. */
  shared(kind: SharedKind, token: string): Promise<SharedThing | null>;
};

/** Serves the web application: stored pages from memory, its assets from disk, everything else rendered. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { buildDirectory, origin, google } = options;
  const client = join(buildDirectory, 'client');
  const secure = origin.startsWith('https:');
  // Stored pages are written straight to the socket, past Fastify's hooks, so they carry these themselves.
  const headers = securityHeaders({ google }, secure);
  const policy = (scripts: readonly string[]) => contentSecurityPolicy({ scriptHashes: scripts }, { google });
  const page = createPageStore(readBuild(client), { origin, headers, policy });
  const serve = storedServer({ page, headers, secure });

  await serveAssets(app, join(client, 'assets'));
  const program = pathToFileURL(join(buildDirectory, 'server/index.js')).href;
  const render = pageRenderer(() => import(program) as Promise<ServerBuild>, origin);
  app.get('/*', async (request, reply) => {
    if (serve(request.raw, reply.raw)) return reply.hijack();
    const { kind, token } = sharePath.exec(request.url)?.groups ?? {};
    const shared = token === undefined ? undefined : await options.shared(kind as SharedKind, token);
    return sendRendered(request, reply, render, { policy, headers, shared });
  });
  serveBeforeFastify(app, serve);
}

/** Their names change with their content, so that whoever has one never asks again. */
async function serveAssets(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  });
}

/** The page of a share says in its own words that it has ended; this says it to programs. */
const sharePath = /^(?:\/[a-z]{2})?\/(?<kind>share|board)\/(?<token>[^/?]+)\/?(?:\?|$)/;

type Rendering = {
  policy(scripts: readonly string[]): string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the page of a share: what it shows, null when that is gone. */
  readonly shared: SharedThing | null | undefined;
};

async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  render: RenderPage,
  { policy, headers, shared }: Rendering,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64url');
  const { method, url } = request;
  const answer = await render({
    method,
    url,
    headers: request.headers,
    signal: abortedWith(request.raw),
    nonce,
    shared: shared ?? null,
    report: (error) => request.log.error({ err: error }, 'page failed'),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  const coding = body.length < 1024 ? 'identity' : contentCoding(request.headers['accept-encoding']);
  reply
    .code(shared === null && answer.status === 200 ? 404 : answer.status)
    .headers({ ...headers, ...Object.fromEntries(answer.headers) });
  reply.headers({ 'cache-control': 'no-store', vary: 'Accept-Encoding' });
  // The nonce is this answer's alone: nothing that was injected elsewhere can know it.
  reply.header('content-security-policy', policy([`nonce-${nonce}`]));
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.send(encode(body, coding));
}

function abortedWith(request: IncomingMessage): AbortSignal {
  const controller = new AbortController();
  request.once('aborted', () => controller.abort());
  return controller.signal;
}

/**
 * Stored pages leave before Fastify's router and hooks see them, which would cost more than the page itself.
 * The route above answers the same for callers that do not come through the socket.
 */
function serveBeforeFastify(app: FastifyInstance, serve: ServeStored): void {
  const handlers = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (serve(request, response)) return;
    for (const handle of handlers) handle(request, response);
  });
}
