import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

let folder: string;
const lock = (): string => join(folder, 'deep/one.lock');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adwright-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('lets the second wait for the first, also where that one fails', async () => {
  const order: string[] = [];
  const first = oneAtATime(lock(), async () => {
    order.push('first begins');
    await sleep(50);
    order.push('first ends');
    throw new Error('broken');
  });
  const second = oneAtATime(lock(), async () => void order.push('second'));
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(order).toEqual(['first begins', 'first ends', 'second']);
  expect(existsSync(lock())).toBe(false);
});

it('does not wait for one who was killed', async () => {
  const left = join(folder, 'left.lock');
  // No process has a number as large.
  writeFileSync(left, '2147483646');
  let done = false;
  await oneAtATime(left, async () => void (done = true));
  expect(done).toBe(true);
});
