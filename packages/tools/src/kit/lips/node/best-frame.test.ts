import type { Face } from '@adwright/domain/engines/pictures.ts';
import { expect, it } from 'vitest';
import { scoreOf } from './best-frame.ts';

const still = { pose: { roll: 0, yaw: 0, pitch: 0 }, eyesOpen: { left: 1, right: 1 }, mouthOpen: 0 };
const seen = (change: Partial<Face> = {}, detail = 30): number =>
  scoreOf({ face: { ...still, ...change } as Face, detail });

it('prefers a picture from the front, sharp, with the eyes open and the mouth shut', () => {
  for (const worse of [
    seen({ pose: { roll: 0, yaw: 15, pitch: 0 } }),
    seen({}, 15),
    seen({ eyesOpen: { left: 0.2, right: 1 } }),
    seen({ mouthOpen: 0.4 }),
  ])
    expect(worse).toBeLessThan(seen());
  expect(seen({}, 400)).toBe(seen({}, 40));
});
