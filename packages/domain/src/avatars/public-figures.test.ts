import { expect, it } from 'vitest';
import { namesPublicFigure } from './public-figures.ts';

it.each([
  'Taylor Swift',
  'taylor-swift_2024.jpg',
  'BEYONCÉ',
  'my Elon Musk avatar',
  '习近平',
  'Emmanuel MACRON',
  'TaylorSwift.jpg',
  'T a y l o r  S w i f t',
])('knows that “%s” is somebody everybody knows', (name) => expect(namesPublicFigure(name)).toBe(true));

it.each(['Ada Moreau', 'Drakeford Jones', 'Taylor', 'IMG_2041.jpg', 'Michael Jordanov', '王小明'])(
  'takes “%s” for anybody',
  (name) => expect(namesPublicFigure(name)).toBe(false),
);
