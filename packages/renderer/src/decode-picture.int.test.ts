import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodePicture } from './decode-picture.ts';

const asset = { kind: 'image', src: 'test' } as const;

async function decoded(width: number, height: number, need: { width: number; height: number }): Promise<number[]> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#c02040' } })
    .png()
    .toBuffer();
  const picture = await decodePicture(bytes, asset, need);
  const sizes = [picture.width, picture.height];
  for (let copy = picture.half?.(); copy && sizes.length < 6; copy = copy.half?.()) sizes.push(copy.width, copy.height);
  return sizes;
}

it('has a picture at the size it is drawn in, enlarged no more than twice', async () => {
  expect((await decoded(400, 200, { width: 100, height: 50 })).slice(0, 2)).toEqual([100, 50]);
  expect((await decoded(400, 200, { width: 390, height: 195 })).slice(0, 2)).toEqual([400, 200]);
  expect((await decoded(400, 200, { width: 600, height: 300 })).slice(0, 2)).toEqual([600, 300]);
  expect((await decoded(400, 200, { width: 4000, height: 2000 })).slice(0, 2)).toEqual([800, 400]);
});

it('keeps a half, and a half of that, for whoever draws it small', async () => {
  expect(await decoded(401, 200, { width: 401, height: 200 })).toEqual([401, 200, 201, 100, 101, 50]);
});
