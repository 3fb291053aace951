import type { Face, Point } from '@adwright/domain/engines/pictures.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composeTruth, productNames } from '../testing/truth-pictures.ts';
import { drawPortrait, type Portrait, portraits } from '../testing/portraits.ts';
import { findFaces } from './find-faces.ts';

const everybody = Object.entries(portraits);
const ada = portraits['ada'] as Portrait;

async function onlyFace(picture: Buffer): Promise<Face> {
  const [face, ...others] = await findFaces(picture);
  if (!face || others.length > 0) throw new Error(`${others.length + (face ? 1 : 0)} faces`);
  return face;
}

/** The largest distance of two faces' landmarks, in widths of the face. */
function apart(face: Face, other: Face, back: (point: Point) => Point): number {
  const names = Object.keys(face.landmarks) as (keyof Face['landmarks'])[];
  const distances = names.map((name) => {
    const [a, b] = [face.landmarks[name], back(other.landmarks[name])];
    return Math.hypot(a.x - b.x, a.y - b.y);
  });
  return Math.max(...distances) / face.box.width;
}

describe('findFaces', { timeout: 300_000 }, () => {
  it.each(everybody)('finds %s, with the eyes where they were painted', async (_, look) => {
    const face = await onlyFace(await drawPortrait(look));
    const { leftEye, rightEye, noseTip, chin } = face.landmarks;
    expect(Math.hypot(leftEye.x - 238, leftEye.y - 322)).toBeLessThan(14);
    expect(Math.hypot(rightEye.x - 362, rightEye.y - 322)).toBeLessThan(14);
    expect(noseTip.y).toBeGreaterThan(leftEye.y);
    expect(chin.y).toBeGreaterThan(480);
    expect(Math.abs(face.pose.roll)).toBeLessThan(3);
    expect(Math.abs(face.pose.yaw)).toBeLessThan(6);
    expect(Math.min(face.eyesOpen.left, face.eyesOpen.right)).toBeGreaterThan(0.3);
    expect(face.mesh).toHaveLength(478 * 3);
  });

  it('finds the same face smaller, in a rough JPEG, and tilted', async () => {
    const picture = await drawPortrait(ada);
    const face = await onlyFace(picture);
    const small = await onlyFace(await sharp(picture).resize(240, 300).png().toBuffer());
    expect(apart(face, small, ({ x, y }) => ({ x: x * 2.5, y: y * 2.5 }))).toBeLessThan(0.04);
    const rough = await onlyFace(await sharp(picture).jpeg({ quality: 35 }).toBuffer());
    expect(apart(face, rough, (point) => point)).toBeLessThan(0.03);
    for (const degrees of [-25, 20]) {
      const tilted = await sharp(picture)
        .rotate(degrees, { background: ada.ground })
        .png()
        .toBuffer({ resolveWithObject: true });
      const other = await onlyFace(tilted.data);
      expect(Math.abs(other.pose.roll - face.pose.roll - degrees)).toBeLessThan(4);
      const angle = (-degrees * Math.PI) / 180;
      const back = ({ x, y }: Point): Point => {
        const [dx, dy] = [x - tilted.info.width / 2, y - tilted.info.height / 2];
        return {
          x: 300 + dx * Math.cos(angle) - dy * Math.sin(angle),
          y: 375 + dx * Math.sin(angle) + dy * Math.cos(angle),
        };
      };
      expect(apart(face, other, back)).toBeLessThan(0.08);
    }
  });

  it('finds two people, the nearer one first, and sees who has the eyes shut', async () => {
    const shut = await sharp(await drawPortrait({ ...ada, open: 0 }))
      .resize(360, 450)
      .png()
      .toBuffer();
    const pair = await sharp({ create: { width: 1000, height: 750, channels: 3, background: ada.ground } })
      .composite([
        { input: await drawPortrait(portraits['ben'] as Portrait), left: 0, top: 0 },
        { input: shut, left: 620, top: 300 },
      ])
      .png()
      .toBuffer();
    const [ben, sleeper] = await findFaces(pair);
    expect(ben?.landmarks.noseTip.x).toBeLessThan(600);
    expect(sleeper?.landmarks.noseTip.x).toBeGreaterThan(600);
    expect(sleeper?.eyesOpen.left).toBeLessThan(0.25);
    expect(ben?.eyesOpen.left).toBeGreaterThan(0.3);
  });

  it('finds none on products', async () => {
    const size = { width: 400, height: 500 };
    for (const [i, product] of (await productNames()).entries()) {
      const { picture } = await composeTruth({ product, background: i % 2 === 0 ? 'studio' : 'kitchen' }, size);
      expect([product, (await findFaces(picture)).length]).toEqual([product, 0]);
    }
  });
});
