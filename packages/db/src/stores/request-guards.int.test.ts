import { randomUUID } from 'node:crypto';
import { slidingWindow } from '@adwright/domain/requests/sliding-window.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { expect, it } from 'vitest';

const second = 1000;
const day = 24 * 60 * 60 * second;
const now = new Date('2026-05-01T12:00:00Z');
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);

describeOnDatabases('rate window store', (database) => {
  const windows = () => database().work.stores.rateWindows;

  it('counts every one of many parallel hits once', async () => {
    const key = randomUUID();
    const hits = await Promise.all(Array.from({ length: 50 }, () => windows().hit(key, now)));
    expect(hits.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(await windows().hit(key, after(60 * second))).toBe(1);
    expect(await windows().hit(randomUUID(), now)).toBe(1);
  });

  it('lets no more in around the end of a window than within one, and counts nothing that it refuses', async () => {
    const key = randomUUID();
    const slide = async (at: Date, allowed = 30) =>
      (await windows().slide([{ key, window: slidingWindow(at, 60), allowed }]))[0];
    const many = async (at: Date, tries: number) =>
      (await Promise.all(Array.from({ length: tries }, () => slide(at)))).filter((slid) => slid?.counted).length;
    expect(await many(after(59 * second), 50)).toBe(30);
    expect(await many(after(60 * second), 50)).toBe(0);
    expect(await slide(after(60 * second))).toEqual({ counted: false, before: 30, current: 0 });
    expect(await many(after(90 * second), 50)).toBe(15);
    expect(await many(after(119 * second), 50)).toBe(14);
    expect(await many(after(120 * second), 50)).toBe(1);
    expect(await many(after(300 * second), 50)).toBe(30);
    expect((await slide(after(300 * second), Infinity))?.current).toBe(31);
  });

  it('counts in one window after the other, and in none behind the one that is full', async () => {
    const keys = [randomUUID(), randomUUID(), randomUUID()];
    const window = slidingWindow(now, 60);
    const slide = (...allowed: number[]) =>
      windows().slide(allowed.map((most, at) => ({ key: keys[at] ?? '', window, allowed: most })));
    const counted = { counted: true, before: 0 };
    expect(await slide(2, 1, 5)).toEqual([1, 1, 1].map((current) => ({ ...counted, current })));
    expect(await slide(2, 1, 5)).toEqual([
      { ...counted, current: 2 },
      { counted: false, before: 0, current: 1 },
    ]);
    expect(await slide(2, 5, 5)).toEqual([{ counted: false, before: 0, current: 2 }]);
    expect(await slide(3, 5, 5)).toEqual([3, 2, 2].map((current) => ({ ...counted, current })));
  });

  it('forgets old windows', async () => {
    const key = randomUUID();
    await windows().hit(key, new Date('2020-01-01T00:00:00Z'));
    await windows().hit(key, now);
    expect(await windows().removeBefore(new Date('2021-01-01T00:00:00Z'))).toBe(1);
    expect(await windows().hit(key, now)).toBe(2);
  });
});

describeOnDatabases('idempotency store', (database) => {
  const store = () => database().work.stores.idempotency;
  const request = (at = now) => ({
    scope: 'user:toolRun',
    key: randomUUID(),
    bodyHash: 'body',
    now: at,
    lockedUntil: new Date(at.getTime() + 60 * second),
    keepSince: new Date(at.getTime() - day),
  });
  const at = (first: ReturnType<typeof request>, moment: Date) => ({ ...request(moment), key: first.key });

  it('starts one of many parallel requests', async () => {
    const first = request();
    const states = await Promise.all(Array.from({ length: 20 }, () => store().begin(first)));
    expect(states.filter(({ state }) => state === 'started')).toHaveLength(1);
    expect(states.filter(({ state }) => state === 'in_progress')).toHaveLength(19);
  });

  it.each([[{ code: 100000, data: ['ü', null] }], ['text'], [[1, 2]], [7], [null]])('replays %j', async (answer) => {
    const first = request();
    await store().begin(first);
    await store().finish({ ...first, status: 201, answer });
    expect(await store().begin(first)).toEqual({ state: 'done', status: 201, answer });
    await store().abandon(first);
    expect((await store().begin(first)).state).toBe('done');
  });

  it('refuses another body under the same key, and takes the key of another scope', async () => {
    const first = request();
    await store().begin(first);
    expect(await store().begin({ ...first, bodyHash: 'other' })).toEqual({ state: 'mismatch' });
    expect(await store().begin({ ...at(first, after(61 * second)), bodyHash: 'other' })).toEqual({ state: 'mismatch' });
    expect(await store().begin({ ...first, scope: 'another' })).toEqual({ state: 'started' });
  });

  it('starts again what was cut off, once, when its lock has run out', async () => {
    const first = request();
    await store().begin(first);
    expect(await store().begin(at(first, after(59 * second)))).toEqual({ state: 'in_progress' });
    const later = at(first, after(60 * second));
    const states = await Promise.all(Array.from({ length: 10 }, () => store().begin(later)));
    expect(states.filter(({ state }) => state === 'started')).toHaveLength(1);
  });

  it('starts again at once what was given up', async () => {
    const first = request();
    await store().begin(first);
    await store().abandon(first);
    expect(await store().begin({ ...first, bodyHash: 'other' })).toEqual({ state: 'started' });
  });

  it('forgets after a day, swept or not', async () => {
    const first = request();
    await store().begin(first);
    await store().finish({ ...first, status: 200, answer: 'first' });
    expect((await store().begin(at(first, after(day)))).state).toBe('done');
    expect(await store().begin({ ...at(first, after(day + 1)), bodyHash: 'other' })).toEqual({ state: 'started' });
    const old = request(new Date('2020-01-01T00:00:00Z'));
    await store().begin(old);
    expect(await store().removeBefore(new Date('2021-01-01T00:00:00Z'))).toBe(1);
  });
});
