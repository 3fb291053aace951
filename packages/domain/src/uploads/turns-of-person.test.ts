import { expect, it } from 'vitest';
import { inTurnOfPerson } from './turns-of-person.ts';

it('lets one person’s many files keep nobody else’s first from its turn', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const file = (person: string) =>
    inTurnOfPerson(person, async () => {
      begun.push(person);
      await new Promise<void>((end) => ends.push(end));
    });
  const all = [...Array.from({ length: 5 }, () => file('greedy')), file('other')];
  await expect.poll(() => begun).toEqual(['greedy', 'greedy', 'other']);
  for (let done = 0; done < 6; done += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  }
  await Promise.all(all);
  expect(begun).toHaveLength(6);
});

it('turns away what would wait too long, and gives a place back when the work fails', async () => {
  let end = (): void => undefined;
  const held = new Promise<void>((resolve) => (end = resolve));
  const waiting = Array.from({ length: 62 }, () => inTurnOfPerson('a', () => held));
  await expect(inTurnOfPerson('a', () => held)).rejects.toMatchObject({ code: 'unavailable' });
  end();
  await Promise.all(waiting);
  await expect(inTurnOfPerson('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurnOfPerson('a', async () => 'next')).toBe('next');
});
