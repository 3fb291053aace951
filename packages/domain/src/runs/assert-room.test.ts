import { planTurns, queueLimit } from '@adwright/contract/pay/turns.ts';
import type { Account } from '../accounts/ports.ts';
import { expect, it } from 'vitest';
import { assertRoom } from './assert-room.ts';
import type { LineFacts } from './run-line.ts';

const run = { id: 'r', queue: 'video', userId: 'u' } as const;
const facts: LineFacts = { ahead: [], underWay: [{ tool: 'film', seconds: 40 }], measured: new Map([['film', 60]]) };

function room(all: number, own: number) {
  const runLine = { waiting: async () => ({ all, own }), factsOf: async () => facts };
  return assertRoom({ runLine, accounts: { byId: async () => ({ plan: 'basic' }) as Account } }, run);
}

it('lets as many wait as the plan says, and says when the next has a place', async () => {
  await room(queueLimit, planTurns.basic.waiting);
  await expect(room(queueLimit, planTurns.basic.waiting + 1)).rejects.toMatchObject({
    code: 'runs_waiting',
    status: 429,
    details: { retry_after: 20 },
  });
});

it('refuses everybody while too much waits', async () => {
  await expect(room(queueLimit + 1, 1)).rejects.toMatchObject({
    code: 'busy',
    status: 503,
    details: { retry_after: 20 },
  });
});
