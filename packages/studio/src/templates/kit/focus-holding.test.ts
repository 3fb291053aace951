import { expect, it } from 'vitest';
import { coverSource } from '../../layout/geometry.ts';
import type { AdImage } from '../../template-input.ts';
import { focusHolding } from './focus-holding.ts';

const [width, height] = [1600, 1000];
const shot = (subject: AdImage['asset']['subject']): AdImage => ({
  id: 'photo',
  asset: { kind: 'image', src: 'photo', width, height, ...(subject && { subject }) },
});

function shownOf(photo: AdImage, box: { width: number; height: number }, wished?: { x: number; y: number }) {
  const seen = { x: 0, y: 0, ...box };
  const shown = coverSource(width, height, seen, focusHolding(photo, seen, wished));
  const [from, to] = [shown.x / width, (shown.x + shown.width) / width];
  return { from, to, top: shown.y / height, bottom: (shown.y + shown.height) / height };
}

it.each([
  ['left', 0.05],
  ['middle', 0.4],
  ['right', 0.7],
])('keeps a product whole that stands on the %s, whatever was wished', (_, x) => {
  const photo = shot({ x, y: 0.5, width: 0.25, height: 0.45 });
  for (const wish of [0, 0.5, 1]) {
    const { from, to } = shownOf(photo, { width: 500, height: 900 }, { x: wish, y: wish });
    expect(from).toBeLessThanOrEqual(x + 1e-9);
    expect(to).toBeGreaterThanOrEqual(x + 0.25 - 1e-9);
    const { top, bottom } = shownOf(photo, { width: 1000, height: 400 }, { x: wish, y: wish });
    expect([top <= 0.5, bottom >= 0.95 - 1e-9]).toEqual([true, true]);
  }
});

it('shows the middle of what is too broad for its box, and does as wished with what it knows nothing of', () => {
  const broad = shownOf(shot({ x: 0.1, y: 0.2, width: 0.7, height: 0.7 }), { width: 500, height: 900 });
  expect((broad.from + broad.to) / 2).toBeCloseTo(0.45);
  expect(focusHolding(shot(undefined), { x: 0, y: 0, width: 9, height: 9 }, { x: 0.2, y: 0.8 })).toEqual({
    x: 0.2,
    y: 0.8,
  });
});
