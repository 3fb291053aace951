import { expect, it } from 'vitest';
import { estimateRun, secondsToNextPlace } from './estimate-run.ts';

const now = new Date('2026-05-01T12:00:00Z');
const waiting = { tool: 'photo', status: 'queued', startedAt: null } as const;
const measured = new Map([
  ['photo', 20],
  ['film', 120],
]);

it('adds up what is ahead and what is left of what is under way, and shares it among the places', () => {
  const ahead = [{ tool: 'photo', runs: 3 }];
  const alone = { ahead, underWay: [{ tool: 'film', seconds: 30 }], measured };
  expect(estimateRun(waiting, alone, now)).toEqual({ startsIn: 150, endsIn: 170 });
  const shared = { ...alone, underWay: [...alone.underWay, { tool: 'film', seconds: 500 }] };
  expect(estimateRun(waiting, shared, now)).toEqual({ startsIn: 75, endsIn: 95 });
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
