import { expect, it } from 'vitest';
import { FairLine } from './fair-line.ts';

const line = (...names: string[]) => {
  const made = new FairLine<{ person: string; name: string }>();
  for (const name of names) made.push({ person: name[0] ?? '', name });
  return made;
};
const all = (of: ReturnType<typeof line>) => {
  const names: string[] = [];
  for (let next = of.take(); next !== undefined; next = of.take()) names.push(next.name);
  return names;
};

it('takes turns between people, and keeps each one’s order', () => {
  expect(all(line('a1', 'a2', 'a3', 'b1', 'c1', 'c2'))).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
});

it('serves who comes new before who has just been served', () => {
  const waiting = line('a1', 'a2', 'a3', 'a4');
  expect(waiting.take()?.name).toBe('a1');
  waiting.push({ person: 'b', name: 'b1' });
  expect(all(waiting)).toEqual(['b1', 'a2', 'a3', 'a4']);
});

it('owes a turn to who waits, however often another comes again', () => {
  const waiting = line('a1', 'b1', 'b2', 'b3');
  const served: (string | undefined)[] = [];
  for (let round = 2; round < 6; round += 1) {
    served.push(waiting.take()?.name);
    if (served.at(-1)?.startsWith('a')) waiting.push({ person: 'a', name: `a${round}` });
  }
  expect(served).toEqual(['a1', 'b1', 'a2', 'b2']);
});

it('lets one go that waits no more', () => {
  const waiting = line('a1', 'b1');
  const next = waiting.peek();
  expect(next?.name).toBe('a1');
  expect(next && waiting.remove(next)).toBe(true);
  expect(next && waiting.remove(next)).toBe(false);
  expect([waiting.size, waiting.sizeOf('a'), waiting.sizeOf('b')]).toEqual([1, 0, 1]);
  expect(waiting.clear().map(({ name }) => name)).toEqual(['b1']);
  expect(waiting.take()).toBeUndefined();
});
