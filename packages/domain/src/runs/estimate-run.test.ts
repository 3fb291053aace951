import { expect, it } from 'vitest';
import { estimateRun, secondsToNextPlace } from './estimate-run.ts';

const now = new Date('2026-05-01T12:00:00Z');
const waiting = { tool: 'photo', status: 'queued', startedAt: null } as const;
const measured = new Map([
  ['photo', 20],
  ['film', 120],
]);

it('lets who is ahead take the place that is free first, each for as long as its tool takes', () => {
  const ahead = [{ tool: 'photo', runs: 3 }];
  const alone = { ahead, underWay: [{ tool: 'film', seconds: 30 }], measured };
  expect(estimateRun(waiting, alone, now)).toEqual({ startsIn: 150, endsIn: 170 });
  const shared = { ...alone, underWay: [...alone.underWay, { tool: 'film', seconds: 500 }] };
  // One place is free at once for the three photos, the other in 90 seconds.
  expect(estimateRun(waiting, shared, now)).toEqual({ startsIn: 60, endsIn: 80 });
  expect(estimateRun(waiting, { ...shared, ahead: [{ tool: 'photo', runs: 6 }] }, now).startsIn).toBe(100);
  // Next in the line: the shorter of the two is waited for, not their middle.
  const next = {
    ahead: [],
    underWay: [
      { tool: 'film', seconds: 0 },
      { tool: 'photo', seconds: 15 },
    ],
    measured,
  };
  expect(estimateRun(waiting, next, now).startsIn).toBe(5);
  expect(estimateRun(waiting, { ahead: [], underWay: [], measured }, now)).toEqual({ startsIn: 0, endsIn: 20 });
});

it('says how much is left of a run under way, and nothing of one that is over', () => {
  const facts = { ahead: [], underWay: [], measured };
  const startedAt = new Date(now.getTime() - 5000);
  expect(estimateRun({ ...waiting, status: 'processing', startedAt }, facts, now)).toEqual({ endsIn: 15 });
  const long = new Date(now.getTime() - 50_000);
  expect(estimateRun({ ...waiting, status: 'processing', startedAt: long }, facts, now)).toEqual({ endsIn: 0 });
  expect(estimateRun({ ...waiting, status: 'succeeded' }, facts, now)).toEqual({});
});

it('claims nothing that was not measured', () => {
  const unknown = { ahead: [{ tool: 'new', runs: 1 }], underWay: [], measured };
  expect(estimateRun(waiting, unknown, now)).toEqual({});
  expect(estimateRun(waiting, { ahead: [], underWay: [{ tool: 'new', seconds: 1 }], measured }, now)).toEqual({});
  expect(estimateRun({ ...waiting, tool: 'new' }, { ahead: [], underWay: [], measured }, now)).toEqual({ startsIn: 0 });
});

it('knows when the next place is free', () => {
  const underWay = [
    { tool: 'photo', seconds: 13 },
    { tool: 'film', seconds: 10 },
  ];
  expect(secondsToNextPlace({ ahead: [], underWay, measured })).toBe(7);
  expect(secondsToNextPlace({ ahead: [], underWay: [{ tool: 'photo', seconds: 90 }], measured })).toBe(1);
});
