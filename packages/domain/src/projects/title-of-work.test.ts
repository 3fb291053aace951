import { expect, it } from 'vitest';
import { titleOfFile } from './title-of-work.ts';

it.each([
  ['summer-shoes_02.webp', 'Summer shoes 02'],
  ['IMG_2034.jpg', 'IMG 2034'],
  ['v1.2 banner.png', 'V1.2 banner'],
  ['étoile.png', 'Étoile'],
  ['.png', ''],
])('calls the work on %s “%s”', (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});
