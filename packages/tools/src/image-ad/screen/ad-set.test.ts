import type { Run } from '@adwright/contract/run/run.ts';
import { placements } from '@adwright/studio/placements.ts';
import { expect, it } from 'vitest';
import { documentOf, withChoice, withEdit } from '../../kit/design-set/plan/design-set.ts';
import { sampleDesign } from '../../kit/preset-ads/testing/sample-design.ts';
import { isOutdated, orderOf, setOfRun, variantsOf } from './ad-set.ts';

const design = sampleDesign('product-hero');
const runId = '00000000-0000-4000-8000-000000000001';
const size = 'meta-feed-square';
const variants = ['01-one', '02-two'].map((id) => ({ id, design, pictures: [{ size }] }));

function run(some: Partial<Run>): Run {
  const about = { id: runId, project_id: runId, tool: 'image-ad', progress: 100, stage: '', credits_cost: 0 };
  const rest = { assets: [], error: null, created_at: '', finished_at: null, document_revision: null, output: null };
  return { ...about, ...rest, status: 'succeeded', input: { mode: 'wall' }, ...some };
}
const wall = run({ output: { mode: 'wall', variants } });
const filesOf = (set: ReturnType<typeof setOfRun>, ids: string[]) => ({
  mode: 'sizes' as const,
  designs: ids.map((id) => set.designs[id] as Record<string, unknown>),
  variants: ids,
  sizes: [],
  formats: ['jpg' as const],
});
const reworded = { ...design, brief: { ...design.brief, headline: 'Warmer mornings' } };

it('begins with the variants of the run, each pinned in every size that was asked for', () => {
  const set = setOfRun(run({ input: { mode: 'wall', sizes: ['meta-stories', 'no-such-size'] }, output: wall.output }));
  expect(set).toMatchObject({ run_id: runId, order: ['01-one', '02-two'], chosen: [], edited: [] });
  expect(Object.keys(set.designs['01-one']?.pin?.frames ?? {})).toEqual([size, 'meta-stories']);
});

it('begins with the designs of files that came without a set', () => {
  const input = { mode: 'sizes', designs: [design, design], sizes: [size] };
  expect(setOfRun(run({ input }))).toMatchObject({ run_id: null, order: ['ad-1', 'ad-2'], chosen: ['ad-1', 'ad-2'] });
  expect(setOfRun(run({ status: 'failed' })).order).toEqual([]);
});

it('keeps an edit pinned anew, notes it once, and chooses what was edited', () => {
  const set = setOfRun(wall);
  const once = withChoice(withEdit(set, { id: '02-two', design: reworded, sizes: [size] }), '02-two');
  const twice = withChoice(withEdit(once, { id: '02-two', design: reworded, sizes: [size] }), '02-two');
  expect(twice).toEqual(once);
  expect(twice).toMatchObject({ edited: ['02-two'], chosen: ['02-two'] });
  expect(twice.designs['02-two']?.brief.headline).toBe('Warmer mornings');
  expect(JSON.stringify(twice.designs['02-two']?.pin)).toContain('Warmer mornings');
  expect(twice.designs['01-one']).toBe(set.designs['01-one']);
});

it('pins what people want in all sizes, and the rest as far as a document has room', () => {
  const sizes = placements.map(({ id }) => id);
  const many = Array.from({ length: 20 }, (_, index) => ({ id: `ad-${index}`, design, pictures: [{ size }] }));
  const full = setOfRun(run({ input: { mode: 'wall', sizes }, output: { mode: 'wall', variants: many } }));
  expect(JSON.stringify(full).length).toBeLessThan(700_000);
  const pinnedIn = (set: typeof full, id: string): number => Object.keys(set.designs[id]?.pin?.frames ?? {}).length;
  expect(many.every(({ id }) => pinnedIn(full, id) > 0)).toBe(true);
  expect(pinnedIn(full, 'ad-19')).toBeLessThan(sizes.length);
  expect(pinnedIn(withEdit(full, { id: 'ad-19', design: reworded, sizes }), 'ad-19')).toBe(sizes.length);
});

it('calls files outdated when one of their ads was edited since, and not for other ads or ticks', () => {
  const set = setOfRun(wall);
  const files = filesOf(set, ['01-one']);
  expect(isOutdated(set, files)).toBe(false);
  expect(isOutdated(withEdit(withChoice(set, '02-two'), { id: '02-two', design: reworded }), files)).toBe(false);
  expect(isOutdated(withEdit(set, { id: '01-one', design: reworded }), files)).toBe(true);
  const { pin: _, ...unpinned } = set.designs['01-one'] ?? design;
  expect(isOutdated(set, { ...files, designs: [unpinned] })).toBe(false);
});

it('finds the order, the variants and the document of files again', () => {
  const order = { mode: 'wall', text: 'Lamp' };
  expect(orderOf(null, run({ input: { mode: 'sizes', order } }))).toMatchObject(order);
  expect(orderOf(run({ input: order }), null)).toMatchObject(order);
  expect(variantsOf({ designs: [{}, {}], variants: ['01-one'] })).toEqual(['01-one', 'ad-2']);
  expect(documentOf(run({ document_revision: 3 }))).toEqual({ project_id: runId, revision: 3 });
  expect(documentOf(run({}))).toBeUndefined();
});
