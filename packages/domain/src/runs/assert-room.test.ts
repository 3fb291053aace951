import { planTurns, queueLimit } from '@adwright/contract/pay/turns.ts';
import { expect, it } from 'vitest';
import { assertRoom } from './assert-room.ts';
import type { LineFacts } from './line-facts.ts';

const facts: LineFacts = {
  ahead: [],
  underWay: [{ tool: 'film', seconds: 40, progress: 0 }],
  measured: new Map([['film', 60]]),
};

function room(all: number, own: number) {
  return assertRoom({ factsOf: async () => facts }, { plan: 'basic' }, { runId: 'r', waiting: { all, own } });
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
