import type { Run, RunStatus } from '@adwright/contract/run.ts';
import { expect, it } from 'vitest';
import { hasUnfinished, withEvent, withFirstPage, withNextPage, withRun } from './run-pages.ts';

const run = (id: string, status: RunStatus = 'succeeded', progress = 100): Run => ({
  id,
  tool: 'x',
  status,
  progress,
  stage: '',
  credits_cost: 1,
  input: null,
  output: null,
  assets: [],
  error: null,
  created_at: '2026-11-01T00:00:00.000Z',
  finished_at: null,
});
const ids = (pages: { list: readonly Run[] } | null) => pages?.list.map(({ id }) => id).join(' ');
const pages = (...list: Run[]) => ({ list, total: 9 });

it('puts a fresh first page in front of what was known', () => {
  expect(ids(withFirstPage(null, pages(run('b'), run('a'))))).toBe('b a');
  expect(ids(withFirstPage(pages(run('b'), run('a'), run('z')), pages(run('c'), run('b'))))).toBe('c b a z');
});

it('puts the next page behind, each run once', () => {
  expect(ids(withNextPage(pages(run('c'), run('b')), pages(run('b'), run('a'))))).toBe('c b a');
});

it('moves a run on by its events, but never back from an end', () => {
  const before = pages(run('a', 'processing', 10), run('b'));
  const event = { id: 'a', tool: 'x', status: 'processing', progress: 60, stage: 'draw' } as const;
  const moved = withEvent(before, event);
  expect(moved?.list[0]).toMatchObject({ progress: 60, stage: 'draw' });
  const ended = withRun(moved, run('a'));
  expect(withEvent(ended, event)?.list[0]).toMatchObject({ status: 'succeeded', progress: 100 });
  expect(withEvent(ended, { ...event, id: 'unknown' })).toBe(ended);
});

it('knows whether anything is under way', () => {
  expect(hasUnfinished(null)).toBe(false);
  expect(hasUnfinished(pages(run('a')))).toBe(false);
  expect(hasUnfinished(pages(run('a'), run('b', 'queued', 0)))).toBe(true);
});
