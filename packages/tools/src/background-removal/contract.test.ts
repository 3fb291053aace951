import { expect, it } from 'vitest';
import { contract as backgroundRemoval, BackgroundRemovalInput } from './contract.ts';
import { fileNames } from './plan/file-names.ts';

it('charges for pictures whose subject has to be found, and nothing for those that come with a mask', () => {
  const mask = '3f0f5b2e-7a37-4a51-9b7e-0d1f6a3b8c11';
  const pictures = [{ picture: 'sample:mug:scene' }, { picture: 'sample:chair:scene', mask }, { picture: mask }];
  expect(backgroundRemoval.price(BackgroundRemovalInput.parse({ pictures }))).toBe(2);
  expect(backgroundRemoval.price(BackgroundRemovalInput.parse({ pictures: [{ picture: mask, mask }] }))).toBe(0);
});

it('gives every picture a file name of its own that any system takes', () => {
  expect(fileNames(['Crème brûlée.JPG', 'creme brulee.png', '../../etc', '日本.png', '🔥.png'])).toEqual([
    'Creme-brulee',
    'creme-brulee-2',
    'etc',
    '日本',
    'picture',
  ]);
});
