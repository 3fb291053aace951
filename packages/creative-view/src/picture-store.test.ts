import { expect, it } from 'vitest';
import { keepPicture, storedPicture } from './picture-store.ts';

const picture = (side: number) => ({ source: {} as CanvasImageSource, width: side, height: side });

it('keeps all that the turn of a product takes', () => {
  for (let step = 0; step < 160; step += 1) keepPicture(`step-${step}`, picture(500));
  expect(storedPicture('step-0')).toBeDefined();
});

it('forgets what was used longest ago when pictures are large', () => {
  keepPicture('first', picture(2400));
  keepPicture('second', picture(2400));
  storedPicture('first');
  for (let number = 0; number < 19; number += 1) keepPicture(`photo-${number}`, picture(2400));
  expect(storedPicture('step-0')).toBeUndefined();
  expect(storedPicture('second')).toBeUndefined();
  expect(storedPicture('first')).toBeDefined();
  expect(storedPicture('photo-18')).toBeDefined();
});
