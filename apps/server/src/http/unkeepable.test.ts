import { expect, it } from 'vitest';
import { unkeepable } from './unkeepable.ts';

it('lets through what people send', () => {
  for (const input of [null, undefined, 1, true, '', 'naïve 👍🏽', [], { a: [{ b: ['c', null] }] }]) {
    expect(unkeepable(input)).toBeNull();
  }
});

it('names the place of what cannot be kept', () => {
  const message = 'holds a character that cannot be kept';
  expect(unkeepable({ brief: { lines: ['fine', 'a\0'] } })).toEqual({ path: 'brief.lines.1', message });
  expect(unkeepable(['\ud83d'])).toEqual({ path: '0', message });
  expect(unkeepable({ a: { '\udc00': 1 } })).toEqual({ path: 'a', message: 'has a name that cannot be kept' });
});

it('takes 64 levels and refuses more, however many', () => {
  const nested = (levels: number): unknown => {
    let value: unknown = 'x';
    for (let level = 0; level < levels; level += 1) value = [value];
    return value;
  };
  expect(unkeepable(nested(64))).toBeNull();
  expect(unkeepable(nested(65))).toMatchObject({ message: 'is nested more than 64 levels deep' });
  expect(unkeepable(nested(500_000))).not.toBeNull();
});
