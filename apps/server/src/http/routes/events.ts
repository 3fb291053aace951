import { eventsPath } from '@adwright/contract/endpoints.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { RunEvent } from '@adwright/contract/run/run.ts';
import { isSessionDead } from '@adwright/domain/accounts/session-token.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../api.ts';
import { requireCaller } from '../identify.ts';

export type EventsOptions = { readonly heartbeatMs?: number; readonly sessionCheckMs?: number };

/** A tab holds one while somebody looks at it. More than this is a program gone wild. */
const streamsPerUser = 10;
/** A reader that does not read is let go; it asks for its runs when it comes back. */
const unreadBytes = 256 * 1024;

/** `GET /api/events`: what happens to the caller's own runs, as it happens. Nothing is kept for who was not there. */
export function eventsRoutes(app: FastifyInstance, deps: Deps, options: EventsOptions = {}): void {
  const { heartbeatMs = 15_000, sessionCheckMs = 30_000 } = options;
  const open = new Map<string, Set<ServerResponse>>();

  // A stream never ends by itself, and a server that closes waits for its connections.
  app.addHook('preClose', async () => {
    for (const streams of open.values()) for (const stream of streams) stream.end();
  });

  app.get(eventsPath, { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await requireCaller(deps, request);
    // Gone while it was being identified: its end has passed and would never be noticed.
    if (reply.raw.destroyed) return reply.hijack();
    const streams = open.get(caller.userId) ?? new Set();
    if (streams.size >= streamsPerUser) throw new AppError('rate_limited', { retry_after: 60 });
    open.set(caller.userId, streams);
    const stream = begin(reply);
    streams.add(stream);
    const unsubscribe = deps.events.subscribe(caller.userId, (event) => send(stream, event));
    const heartbeat = setInterval(() => stream.write(':\n\n'), heartbeatMs);
    const presence = keepPresence(deps, caller.userId, sessionCheckMs);
    const check = setInterval(() => {
      void endWithSession(deps, caller, stream);
      presence.extend();
    }, sessionCheckMs);
    stream.once('close', () => {
      unsubscribe();
      clearInterval(heartbeat);
      clearInterval(check);
      presence.end();
      streams.delete(stream);
      if (streams.size === 0) open.delete(caller.userId);
    });
    return reply;
  });
}

/** Says in the database that somebody is looking, for whoever would otherwise write to them. */
function keepPresence(deps: Pick<Deps, 'work' | 'clock'>, userId: string, everyMs: number) {
  const { eventStreams } = deps.work.stores;
  const id = randomUUID();
  // One after the other: a word of presence that is late must not come after the end.
  let last: Promise<void> = Promise.resolve();
  const then = (action: () => Promise<void>): void => {
    last = last.then(action).catch(() => undefined);
  };
  const extend = (): void =>
    then(() => eventStreams.keep({ id, userId, until: new Date(deps.clock().getTime() + everyMs * 2) }));
  extend();
  return { extend, end: () => then(() => eventStreams.close(id)) };
}

/** Takes the response over from Fastify, with the headers that every answer has. */
function begin(reply: FastifyReply): ServerResponse {
  const headers = Object.entries(reply.getHeaders()).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  reply.hijack();
  reply.raw.writeHead(200, {
    ...Object.fromEntries(headers),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Kept alive after the stream has ended, the connection would hold up a server that closes.
    connection: 'close',
    // Proxies that collect an answer before they pass it on would hold every event back.
    'x-accel-buffering': 'no',
  });
  reply.raw.write('retry: 3000\n\n');
  return reply.raw;
}

function send(stream: ServerResponse, event: RunEvent): void {
  if (stream.writableLength > unreadBytes) {
    stream.destroy();
    return;
  }
  stream.write(`event: run\ndata: ${JSON.stringify(event)}\n\n`);
}

/** Looks without touching: an open tab alone does not keep a session alive. */
async function endWithSession(
  deps: Pick<Deps, 'work' | 'clock'>,
  caller: Caller,
  stream: ServerResponse,
): Promise<void> {
  const { sessions, apiKeys } = deps.work.stores;
  if (caller.scopes !== null) {
    const key = await apiKeys.find(caller.tokenHash).catch(() => undefined);
    if (key === null) stream.end();
    return;
  }
  const session = await sessions.find(caller.tokenHash).catch(() => undefined);
  if (session === undefined) return;
  if (session === null || isSessionDead(session, deps.clock())) stream.end();
}
