import { ProductImageInput } from '@adwright/contract/ads-image/product-image.ts';
import { expect, it } from 'vitest';
import { missedSize } from './real-size.ts';

const upright = { box: { x: 0, y: 0, width: 400, height: 1000 }, light: 0.5 };
const order = (height_cm: number | null, place: 'bath-terrazzo' | 'gym-day' = 'bath-terrazzo') =>
  ProductImageInput.parse({
    picture: 'sample:mug:cutout',
    height_cm,
    backdrops: [{ kind: 'place', place }],
    sizes: [{ kind: 'square' }, { kind: 'story' }],
  });

it('says nothing of what is shown as large as it is, or was not asked for', () => {
  expect([missedSize(order(20), upright), missedSize(order(null), upright)]).toEqual([null, null]);
  const painted = { ...order(90), backdrops: [{ kind: 'scene' as const, scene: 'arch' as const, color: null }] };
  expect(missedSize(painted, upright)).toBeNull();
});

it('says how high furniture looks where no place has room for it, and what is too small to be seen', () => {
  const sofa = { ...upright, box: { x: 0, y: 0, width: 1800, height: 800 } };
  for (const place of ['bath-terrazzo', 'gym-day'] as const) {
    const missed = missedSize(order(85, place), sofa);
    expect(missed?.kind).toBe('large');
    expect(missed?.shownCm).toBeLessThan(40);
  }
  expect(missedSize(order(2), upright)).toMatchObject({ kind: 'small' });
});
