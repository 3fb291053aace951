import { expect, it } from 'vitest';
import { estimateRun, secondsToNextPlace } from './estimate-run.ts';

const now = new Date('2026-05-01T12:00:00Z');
const waiting = { tool: 'photo', status: 'queued', progress: 0, startedAt: null } as const;
const measured = new Map([
  ['photo', 20],
  ['film', 120],
]);

it('lets who is ahead take the place that is free first, each for as long as its tool takes', () => {
  const ahead = [{ tool: 'photo', runs: 3 }];
  const alone = { ahead, underWay: [{ tool: 'film', seconds: 30, progress: 25 }], measured };
  expect(estimateRun(waiting, alone, now)).toEqual({ startsIn: 150, endsIn: 170 });
  const shared = { ...alone, underWay: [...alone.underWay, { tool: 'film', seconds: 495, progress: 99 }] };
  // One place is free in five seconds for the three photos, the other in 90 seconds.
  expect(estimateRun(waiting, shared, now)).toEqual({ startsIn: 65, endsIn: 85 });
  expect(estimateRun(waiting, { ...shared, ahead: [{ tool: 'photo', runs: 6 }] }, now).startsIn).toBe(105);
  // Next in the line: the shorter of the two is waited for, not their middle.
  const next = {
    ahead: [],
    underWay: [
      { tool: 'film', seconds: 0, progress: 0 },
      { tool: 'photo', seconds: 15, progress: 75 },
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
  expect(estimateRun({ ...waiting, status: 'succeeded' }, facts, now)).toEqual({});
});

it('follows what a run has come to where a machine is slower than it was, or the work is longer', () => {
  const after = (seconds: number, progress: number) => {
    const startedAt = new Date(now.getTime() - seconds * 1000);
    const run = { tool: 'film', status: 'processing', progress, startedAt } as const;
    return estimateRun(run, { ahead: [], underWay: [], measured }, now).endsIn;
  };
  // As it usually goes: 120 seconds.
  expect([after(30, 25), after(60, 50), after(90, 75)]).toEqual([90, 60, 30]);
  // A slow beginning may be its way; the longer it takes, the less what is usual says.
  expect(after(12, 5)).toBeLessThan(115);
  expect(after(90, 10)).toBeGreaterThan(400);
  expect(after(300, 50)).toBe(300);
  expect(after(540, 90)).toBe(60);
  // It has not ended, and nobody knows when it does.
  expect(after(540, 99)).toBeGreaterThanOrEqual(1);
  expect(after(119.9, 0)).toBe(1);
  expect(after(300, 0)).toBeUndefined();
  const stuck = { ahead: [], underWay: [{ tool: 'film', seconds: 300, progress: 0 }], measured };
  expect(estimateRun(waiting, stuck, now)).toEqual({});
  const slow = { ahead: [], underWay: [{ tool: 'film', seconds: 300, progress: 50 }], measured };
  expect(estimateRun(waiting, slow, now)).toEqual({ startsIn: 300, endsIn: 320 });
});

it('claims nothing that was not measured', () => {
  const unknown = { ahead: [{ tool: 'new', runs: 1 }], underWay: [], measured };
  expect(estimateRun(waiting, unknown, now)).toEqual({});
  expect(
    estimateRun(waiting, { ahead: [], underWay: [{ tool: 'new', seconds: 1, progress: 0 }], measured }, now),
  ).toEqual({});
  expect(estimateRun({ ...waiting, tool: 'new' }, { ahead: [], underWay: [], measured }, now)).toEqual({ startsIn: 0 });
});

it('knows when the next place is free', () => {
  const underWay = [
    { tool: 'photo', seconds: 13, progress: 65 },
    { tool: 'film', seconds: 10, progress: 10 },
  ];
  expect(secondsToNextPlace({ ahead: [], underWay, measured })).toBe(7);
  expect(secondsToNextPlace({ ahead: [], underWay: [{ tool: 'photo', seconds: 90, progress: 99 }], measured })).toBe(1);
});
