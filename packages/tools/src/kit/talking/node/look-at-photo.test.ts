import type { Face } from '@adwright/domain/engines/pictures.ts';
import { cutPortrait, drawPortrait, type Portrait, portraits } from '@adwright/vision/testing/portraits.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { lookAtPhoto } from './look-at-photo.ts';

const ada = portraits['ada'] as Portrait;

/** The tip of the nose, the cheeks beside the mouth, and the lips. */
const mouth = [
  [4, 300, 395],
  [205, 230, 430],
  [425, 370, 430],
  [0, 300, 440],
  [17, 300, 460],
] as const;

/** Where the painter puts eyes, cheeks, mouth and forehead. */
function face(): Face {
  const mesh = new Float32Array(478 * 3).fill(300);
  for (const [point, x, y] of [
    [468, 238, 320],
    [473, 362, 320],
    [50, 215, 400],
    [280, 385, 400],
    ...mouth,
    ...[9, 151, 107, 336, 168].map((point) => [point, 300, 250] as const),
  ] as const)
    mesh.set([x, y, 0], point * 3);
  const box = { x: 170, y: 150, width: 260, height: 380 };
  return { box, mesh, pose: { roll: 0, yaw: 0, pitch: 0 }, age: 40 } as unknown as Face;
}
const pictures = {
  findFaces: async () => [face()],
  parsePeople: async () => ({ width: 1, height: 1, classes: Uint8Array.of(3) }),
};
const look = (photo: Uint8Array) => lookAtPhoto(pictures as never, photo, {});

it('takes somebody who is sharp and awake, painted or not', async () => {
  expect((await look(await drawPortrait(ada))).detail).toBeGreaterThan(9);
  expect((await look(await cutPortrait(ada))).width).toBe(600);
});

it('sees a face without a ground as it sees it on white', async () => {
  const cut = await cutPortrait(ada);
  const white = await sharp(cut).flatten({ background: '#ffffff' }).png().toBuffer();
  expect((await look(cut)).detail).toBe((await look(white)).detail);
});

it('counts who else is there: somebody much smaller does not speak, and is not passed over in silence', async () => {
  const photo = await drawPortrait(ada);
  expect((await look(photo)).others).toBe(0);
  const small = { ...face(), box: { x: 20, y: 20, width: 100, height: 140 } };
  const two = { ...pictures, findFaces: async () => [face(), small] };
  const seen = await lookAtPhoto(two as never, photo, {});
  expect([seen.others, seen.face.box.width]).toEqual([1, 260]);
});

it('refuses a photo that was shaken', async () => {
  const blurred = await sharp(await drawPortrait(ada))
    .blur(9)
    .png()
    .toBuffer();
  await expect(look(blurred)).rejects.toMatchObject({ code: 'photo_blurred' });
});

it('says of a photo without light that it is dark, not that it is blurred', async () => {
  const dark = await sharp(await drawPortrait(ada))
    .linear(0.12, 0)
    .png()
    .toBuffer();
  await expect(look(dark)).rejects.toMatchObject({ code: 'photo_dark' });
});

it('refuses dark glasses', async () => {
  const glasses = Buffer.from(
    '<svg width="600" height="750"><rect x="185" y="285" width="105" height="75" rx="20"/><rect x="310" y="285" width="105" height="75" rx="20"/></svg>',
  );
  const dark = await sharp(await drawPortrait(ada))
    .composite([{ input: glasses }])
    .png()
    .toBuffer();
  await expect(look(dark)).rejects.toMatchObject({ code: 'face_covered' });
});

it('refuses black cloth before nose and mouth, though the network sees skin', async () => {
  const cloth = Buffer.from(
    '<svg width="600" height="750"><rect x="180" y="375" width="240" height="150" fill="#1c1c20"/></svg>',
  );
  const masked = await sharp(await drawPortrait(ada))
    .composite([{ input: cloth }])
    .png()
    .toBuffer();
  await expect(look(masked)).rejects.toMatchObject({ code: 'face_covered' });
});
