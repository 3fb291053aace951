import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { followEvents, POLL_MS, SILENCE_MS } from './events-client.ts';
import type { RunEvent } from '../run/run.ts';
import { fakeTimers, until, type FakeTimers } from './timers.fake.ts';

const event = (progress: number): RunEvent => ({
  id: 'r',
  tool: 'qr-code',
  status: 'processing',
  progress,
  stage: 'draw',
});
const textOf = (one: RunEvent) => `event: run\ndata: ${JSON.stringify(one)}\n\n`;
const pause = () => new Promise((resolve) => setTimeout(resolve, 15));

let connections: { request: IncomingMessage; response: ServerResponse }[];
let answer: (response: ServerResponse) => void;
let timers: FakeTimers;
let events: RunEvent[];
let polls: number;
let loggedOut: (string | null)[];
let stopFollowing: () => void;
let stopServer: () => Promise<void>;

const open = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n');
const fail = (response: ServerResponse) => response.writeHead(503).end();

beforeEach(async () => {
  connections = [];
  answer = open;
  timers = fakeTimers();
  events = [];
  polls = 0;
  loggedOut = [];
  const server = createServer((request, response) => {
    connections.push({ request, response });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stopServer = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const { port } = server.address() as AddressInfo;
  follow = () => {
    stopFollowing = followEvents({
      baseUrl: `http://127.0.0.1:${port}`,
      timers,
      token: () => 'raw-token',
      onEvent: (one) => events.push(one),
      poll: async () => {
        polls += 1;
        if (polls % 2 === 0) throw new Error('A failing poll must not end the polling.');
      },
      logOut: (refused) => loggedOut.push(refused),
    });
  };
});
let follow: () => void;

afterEach(async () => {
  stopFollowing();
  await stopServer();
});

it('sends the token raw and hands over each run event', async () => {
  follow();
  await until(() => connections.length === 1);
  const text = textOf(event(10)) + textOf(event(20));
  connections[0]?.response.write(text.slice(0, 30));
  await pause();
  connections[0]?.response.write(text.slice(30));
  await until(() => events.length === 2);
  expect(events).toEqual([event(10), event(20)]);
  expect(connections[0]?.request.headers).toMatchObject({ authorization: 'raw-token', accept: 'text/event-stream' });
});

it('asks once for the present state when the stream opens, and does not poll while it is open', async () => {
  follow();
  await until(() => polls === 1);
  timers.advance(POLL_MS);
  await pause();
  expect(polls).toBe(1);
});

it('connects again a second after a drop, polling until it is back', async () => {
  follow();
  await until(() => polls === 1);
  answer = fail;
  connections[0]?.response.destroy();
  await until(() => polls === 2);
  timers.advance(999);
  await pause();
  expect(connections).toHaveLength(1);
  timers.advance(1);
  await until(() => connections.length === 2 && timers.waiting(2000) === 1);
  answer = open;
  timers.advance(POLL_MS - 1000);
  await until(() => connections.length === 3 && polls === 4);
  timers.advance(POLL_MS);
  await pause();
  expect(polls).toBe(4);
});

it('waits longer after each failure, up to half a minute', async () => {
  answer = fail;
  follow();
  for (const delay of [1000, 2000, 4000, 8000, 16000, 30000, 30000]) {
    const before = connections.length;
    await until(() => timers.waiting(delay) === 1);
    timers.advance(delay);
    await until(() => connections.length > before);
    expect(connections).toHaveLength(before + 1);
  }
});

it('takes long silence for a dead connection, but a heartbeat for life', async () => {
  follow();
  await until(() => connections.length === 1 && polls === 1);
  timers.advance(SILENCE_MS - 1);
  connections[0]?.response.write(': beat\n\n');
  await pause();
  timers.advance(SILENCE_MS - 1);
  await pause();
  expect(polls).toBe(1);
  timers.advance(1);
  await until(() => polls === 2);
});

it('ends for good when the token is refused', async () => {
  answer = (response) => response.writeHead(401).end();
  follow();
  await until(() => loggedOut.length === 1);
  expect(loggedOut).toEqual(['raw-token']);
  await pause();
  expect(timers.waiting()).toBe(0);
  expect(polls).toBe(0);
});

it('leaves nothing behind when stopped', async () => {
  follow();
  await until(() => connections.length === 1 && polls === 1);
  let closed = false;
  connections[0]?.response.on('close', () => {
    closed = true;
  });
  stopFollowing();
  await until(() => closed);
  expect(timers.waiting()).toBe(0);
  timers.advance(60000);
  await pause();
  expect(connections).toHaveLength(1);
});
