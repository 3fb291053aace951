import { expect, it } from 'vitest';
import { aboutPicture, isOpenGround } from './about-picture.ts';

/** Of a picture that is so in its left part and otherwise in its right. */
function halves(share: number, left: readonly number[], right: readonly number[]) {
  const copy = ({ width, height }: { width: number; height: number }): number[] =>
    Array.from({ length: width * height }, (_, at) => (at % width < width * share ? left : right)).flat();
  return { width: 800, height: 600, copy };
}

const dark = [64, 64, 64, 255];
const light = [200, 200, 200, 255];

it('knows a cut-out by its open ground, and what colour the rest is', async () => {
  const picture = halves(0.9, dark, [0, 0, 0, 0]);
  expect(await isOpenGround(picture)).toBe(true);
  const about = await aboutPicture(picture, true);
  expect(about).toMatchObject({ cutout: true, colour: '#404040' });
  expect(about.tones).toBeUndefined();
});

it('tells between which tones a photograph lies, and how its sides look', async () => {
  const picture = halves(0.5, dark, light);
  expect(await isOpenGround(picture)).toBe(false);
  expect(await aboutPicture(picture, false)).toMatchObject({
    cutout: false,
    tones: { dark: '#404040', light: '#c8c8c8' },
    edges: { left: '#404040', right: '#c8c8c8' },
  });
});
