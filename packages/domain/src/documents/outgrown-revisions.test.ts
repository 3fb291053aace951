import { expect, it } from 'vitest';
import { mostBytes, mostRevisions, outgrownRevisions } from './outgrown-revisions.ts';
import type { RevisionSummary } from './ports.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const now = new Date('2026-05-20T12:30:00Z');

/** Saved so many minutes ago; given from the newest to the oldest, as the store does. */
function history(minutesAgo: readonly number[], change: Partial<RevisionSummary> = {}): RevisionSummary[] {
  return minutesAgo
    .toSorted((a, b) => a - b)
    .map((ago, index, all) => ({
      revision: all.length - index,
      bytes: 1000,
      restoredFrom: null,
      exported: false,
      createdAt: new Date(now.getTime() - ago * minute),
      ...change,
    }));
}

function keptAges(revisions: readonly RevisionSummary[], at = now): number[] {
  const gone = new Set(outgrownRevisions(revisions, at));
  return revisions
    .filter(({ revision }) => !gone.has(revision))
    .map(({ createdAt }) => Math.round((now.getTime() - createdAt.getTime()) / minute));
}

it('keeps all of the last minutes, one a minute of the last hour, one an hour of the last day, one a day of the rest', () => {
  const editing = history(Array.from({ length: 600 }, (_, index) => index / 10));
  expect(editing.length - outgrownRevisions(editing, now).length).toBe(50 + 56);
  expect(keptAges(history([0, 1, 2, 59]))).toEqual([0, 1, 2, 59]);
  expect(keptAges(history([10, 91, 100, 140, 149, 151]))).toEqual([10, 91, 151]);
  const days = [2 * 1440, 2 * 1440 + 5, 2 * 1440 + 60, 3 * 1440];
  expect(keptAges(history([0, ...days]))).toEqual([0, 2 * 1440, 3 * 1440]);
});

it('comes to rest: thinned again a moment later, nothing more goes', () => {
  const all = history(Array.from({ length: 3000 }, (_, index) => index * 7));
  const gone = new Set(outgrownRevisions(all, now));
  const rest = all.filter(({ revision }) => !gone.has(revision));
  expect(outgrownRevisions(rest, now)).toEqual([]);
  expect(rest.length).toBeLessThan(70);
});

it('never drops the newest, however old or large it is', () => {
  expect(outgrownRevisions(history([400 * 1440]), now)).toEqual([]);
  expect(outgrownRevisions(history([5], { bytes: mostBytes * 2 }), now)).toEqual([]);
  expect(keptAges(history([5, 6], { bytes: mostBytes }))).toEqual([5]);
});

it('keeps what became files, and still never more than the bounds', () => {
  const exported = history([0, 100, 101, 102], { exported: true });
  expect(keptAges(exported)).toEqual([0, 100, 101, 102]);
  const busy = history(
    Array.from({ length: 1000 }, (_, index) => index / 100),
    { exported: true },
  );
  expect(outgrownRevisions(busy, now)).toHaveLength(1000 - mostRevisions);
  expect(keptAges(history([0, 1, 2], { bytes: mostBytes / 2 }))).toEqual([0, 1]);
  expect(outgrownRevisions(history([0]), new Date(now.getTime() - day))).toEqual([]);
});
