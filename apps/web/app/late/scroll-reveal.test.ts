import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounced, isDue, revealDefaults, throttled } from './scroll-reveal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('has the scroll animation’s defaults', () => {
  expect(revealDefaults).toEqual({ offset: 120, duration: 400, easing: 'ease', throttleMs: 99, debounceMs: 50 });
});

it('lets a part in once its top is 120 px inside the window, or at the end of the page', () => {
  expect(isDue({ top: 780, viewport: 900, atEnd: false })).toBe(false);
  expect(isDue({ top: 779, viewport: 900, atEnd: false })).toBe(true);
  expect(isDue({ top: 890, viewport: 900, atEnd: true })).toBe(true);
});

it('throttles: at once, then every 99 ms, never losing the last', () => {
  let runs = 0;
  const scroll = throttled(() => (runs += 1), 99);
  for (let time = 0; time < 99; time += 9) {
    scroll();
    vi.advanceTimersByTime(9);
  }
  expect(runs).toBe(2);
  vi.advanceTimersByTime(500);
  expect(runs).toBe(2);
});

it('debounces: 50 ms after the last', () => {
  let runs = 0;
  const resize = debounced(() => (runs += 1), 50);
  resize();
  vi.advanceTimersByTime(49);
  resize();
  vi.advanceTimersByTime(49);
  expect(runs).toBe(0);
  vi.advanceTimersByTime(1);
  expect(runs).toBe(1);
});
