import type { FastifyReply, FastifyRequest } from 'fastify';
import { EventEmitter } from 'node:events';
import { getHeapSpaceStatistics } from 'node:v8';
import { expect, it } from 'vitest';
import { ApiCall } from './api-call.ts';

function parts({ host = 'ads.example', publicUrl = null as string | null } = {}) {
  const raw = Object.assign(new EventEmitter(), { writableFinished: false });
  const request = { caller: null, token: null, ip: '127.0.0.1', headers: {}, protocol: 'http', host };
  const exchange = { request: request as FastifyRequest, reply: { raw } as unknown as FastifyReply, publicUrl };
  const known = { input: {}, locale: 'en', idempotencyKey: null, count: async () => undefined } as const;
  return { raw, exchange, known };
}

function makeCall(options?: Parameters<typeof parts>[0]) {
  const { raw, exchange, known } = parts(options);
  return { call: new ApiCall(exchange, known), raw };
}

/** How many bytes come to lie where only a collection of everything looks. */
function keptBy(make: (request: FastifyRequest) => unknown): number {
  const old = () => getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')?.space_used_size ?? 0;
  const before = old();
  for (let number = 0; number < 50_000; number += 1) make({ headers: {}, ip: `${number}` } as FastifyRequest);
  return old() - before;
}

it('a call that was answered is thrown away with the other new objects, which one with getters of its own is not', () => {
  const { exchange, known } = parts();
  const make = (request: FastifyRequest) => new ApiCall({ ...exchange, request }, known);
  const makeGetters = (request: FastifyRequest) => ({
    get ip() {
      return request.ip;
    },
  });
  // A round in which everything is collected, or in which what was new before is looked through, tells nothing.
  const rounds = (making: typeof make | typeof makeGetters) => [1, 2, 3, 4].map(() => keptBy(making));
  const call = Math.min(...rounds(make).map(Math.abs));
  const withGetters = Math.max(...rounds(makeGetters));
  expect(withGetters).toBeGreaterThan(1_000_000);
  expect(call).toBeLessThan(withGetters / 4);
});

it('says where the caller reaches us: where we are said to be, or else where they did', () => {
  expect(makeCall().call.origin).toBe('http://ads.example');
  expect(makeCall({ publicUrl: 'https://adwright.example/app' }).call.origin).toBe('https://adwright.example');
  expect(() => makeCall({ host: 'no host' }).call.origin).toThrow();
});

it('gives up when the caller goes away, not when they were answered', () => {
  const [left, answered] = [makeCall(), makeCall()];
  for (const { call } of [left, answered]) expect(call.signal.aborted).toBe(false);
  left.raw.emit('close');
  answered.raw.writableFinished = true;
  answered.raw.emit('close');
  expect([left.call.signal.aborted, answered.call.signal.aborted]).toEqual([true, false]);
});
