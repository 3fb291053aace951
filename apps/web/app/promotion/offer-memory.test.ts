import { expect, it } from 'vitest';
import { countdown, mayShowItself, offerEnd, rememberClosed } from './offer-memory.ts';

const hour = 3_600_000;
const start = 1_800_000_000_000;

function memory() {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
  };
}

it('stays away for 24 hours after it was closed, and then forgets that', () => {
  const storage = memory();
  expect(mayShowItself(start, storage)).toBe(true);
  rememberClosed(start, storage);
  expect(Object.fromEntries(storage.map)).toEqual({
    'promotion-closed': 'true',
    'promotion-closed-at': String(start),
  });
  expect(mayShowItself(start + 24 * hour - 1, storage)).toBe(false);
  expect(mayShowItself(start + 24 * hour, storage)).toBe(true);
  expect(storage.map.size).toBe(0);
});

it('keeps its end over reloads and sets a new one when it has passed', () => {
  const storage = memory();
  const end = offerEnd(start, storage);
  expect(end).toBe(start + 24 * hour);
  expect(offerEnd(start + 23 * hour, storage)).toBe(end);
  expect(offerEnd(end, storage)).toBe(end + 24 * hour);
});

it.each(['tomorrow', '1e99', String(start + 25 * hour)])('does not believe an end of %s', (kept) => {
  const storage = memory();
  storage.setItem('promotion-ends-at', kept);
  expect(offerEnd(start, storage)).toBe(start + 24 * hour);
});

it.each([
  [24 * hour, ['24', '00', '00']],
  [24 * hour - 1, ['24', '00', '00']],
  [24 * hour - 1000, ['23', '59', '59']],
  [61_000, ['00', '01', '01']],
  [1, ['00', '00', '01']],
  [0, ['00', '00', '00']],
  [-5000, ['00', '00', '00']],
] as const)('shows %i ms as two digits each', (left, [hours, minutes, seconds]) => {
  expect(countdown(start + left, start)).toEqual({ hours, minutes, seconds });
});
