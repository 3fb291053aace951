import { expect, it } from 'vitest';
import { awaitsPayment, forgetPayment, rememberPayment } from './open-payment.ts';

const now = Date.parse('2026-11-17T12:00:00Z');
const minute = 60 * 1000;

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('waits for a payment whose page was opened, for half an hour or until it has come', () => {
  const storage = memory();
  expect(awaitsPayment(now, storage)).toBe(false);
  rememberPayment(now, storage);
  expect(awaitsPayment(now + 29 * minute, storage)).toBe(true);
  expect(awaitsPayment(now + 30 * minute, storage)).toBe(false);
  forgetPayment(storage);
  expect(awaitsPayment(now, storage)).toBe(false);
});

it('waits for nothing where nothing can be kept, or a clock was set back', () => {
  const closed = () => {
    throw new Error('closed');
  };
  const none = { getItem: closed, setItem: closed, removeItem: closed };
  rememberPayment(now, none);
  expect(awaitsPayment(now, none)).toBe(false);
  const storage = memory();
  rememberPayment(now + 9 * minute, storage);
  expect(awaitsPayment(now, storage)).toBe(false);
});
