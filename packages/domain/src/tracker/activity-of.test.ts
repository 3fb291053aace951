import type { LibraryAdDetail } from '@adwright/contract/library/library.ts';
import { expect, it } from 'vitest';
import { activityOf } from './activity-of.ts';

function ad(id: string, change: Partial<LibraryAdDetail>): LibraryAdDetail {
  return {
    id,
    source: 'import',
    brand: 'Merrow',
    platforms: ['facebook'],
    countries: ['US'],
    language: 'en',
    format: 'image',
    cta: 'other',
    category: 'other',
    headline: id,
    body: '',
    description: '',
    landing_page: null,
    started_on: '2026-01-10',
    last_seen_on: '2026-03-10',
    active: false,
    running_days: 59,
    media: [],
    palette: [],
    history: [{ on: '2026-01-10', what: 'started', before: null, after: null }],
    ...change,
  };
}

const ads = [
  ad('old', {}),
  ad('running', { active: true, last_seen_on: '2026-06-01', running_days: 142 }),
  ad('fresh', { started_on: '2026-06-03', last_seen_on: '2026-06-05', active: true, running_days: 2, format: 'video' }),
  ad('gone', { last_seen_on: '2026-06-04', running_days: 145 }),
  ad('changed', {
    active: true,
    last_seen_on: '2026-06-05',
    history: [{ on: '2026-06-02', what: 'headline', before: 'a', after: 'b' }],
  }),
];
const report = activityOf(ads, { since: '2026-06-01', today: '2026-06-05' });

it('tells what began, changed and stopped since a day', () => {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  expect([ids(report.started), report.changed.map(({ ad: one }) => one.id), ids(report.stopped)]).toEqual([
    ['fresh'],
    ['changed'],
    ['gone'],
  ]);
  expect([report.news, report.running]).toEqual([{ started: 1, changed: 1, stopped: 1 }, 3]);
});

it('counts what ran in each of twelve months', () => {
  expect(report.activity).toHaveLength(12);
  expect(report.activity.slice(-6).map(({ running, started }) => [running, started])).toEqual([
    [4, 4],
    [4, 0],
    [4, 0],
    [3, 0],
    [3, 0],
    [4, 1],
  ]);
});

it('counts formats and running times', () => {
  expect(report.formats.map(({ count }) => count)).toEqual([4, 1]);
  expect(report.durations.map(({ count }) => count)).toEqual([1, 0, 2, 2, 0]);
});
