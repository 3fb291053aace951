import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { collectGarbage, collectMuchGarbage } from './collect-garbage.ts';

/** Something outside the heap that nobody holds, but that is too old to be collected in passing. */
function rubbish(bytes: number): WeakRef<ArrayBuffer> {
  const picture = new ArrayBuffer(bytes);
  collectGarbage();
  collectGarbage();
  return new WeakRef(picture);
}

it('collects pictures once many lie about, and not for a few', async () => {
  const few = rubbish(1_000_000);
  // What is looked at is held until the turn ends.
  await setImmediate();
  collectMuchGarbage();
  await setImmediate();
  expect(few.deref()).toBeDefined();
  await setImmediate();
  collectMuchGarbage();
  const many = new WeakRef(new ArrayBuffer(64_000_000));
  await setImmediate();
  collectMuchGarbage();
  await setImmediate();
  expect([few.deref(), many.deref()]).toEqual([undefined, undefined]);
});
