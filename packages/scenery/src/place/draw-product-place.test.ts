import { samplePicture } from '@adwright/samples/pictures.ts';
import { loadImage } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { compareProduct } from '../compose/compare-product.ts';
import { cutoutOf, type Cutout } from '../compose/cutout.ts';
import { shadowOf } from './cast-blots.ts';
import { drawProductPlace, type ProductPlace } from './draw-product-place.ts';
import { groundIn, keyIn, viewOf } from './frame-view.ts';
import { measureShadow, postThickness } from './testing/measure-shadow.ts';
import { makeCanvas, plain, post } from './testing/post.ts';
import { testPlace } from './testing/test-place.ts';

const pictures = { plate: plain('#e0d8c8'), shade: plain('#403020') };

let mug: Cutout;
beforeAll(async () => {
  const picture = await loadImage(samplePicture('mug', 'cutout'));
  const canvas = makeCanvas(picture.width, picture.height);
  canvas.drawImage(picture as unknown as CanvasImageSource, 0, 0);
  const found = cutoutOf(canvas);
  if (!found) throw new Error('The sample is empty.');
  mug = found;
});

const frames = [
  { width: 300, height: 300 },
  { width: 240, height: 300 },
  { width: 180, height: 320 },
  { width: 320, height: 180 },
];
const draw = (frame: (typeof frames)[number], some: Partial<ProductPlace>) => {
  const made = makeCanvas(frame.width, frame.height);
  const order = { place: testPlace, pictures, cutout: mug, ...some };
  return { made, at: drawProductPlace(made, frame, order, makeCanvas) };
};

describe('a product in a place', () => {
  it.each(frames)('keeps its solid pixels and its place in $width × $height', (frame) => {
    const { made, at } = draw(frame, {});
    const { pixels, largest } = compareProduct(made, mug, at, makeCanvas);
    expect(pixels).toBeGreaterThan(2000);
    expect(largest).toBe(0);
    expect(at.y).toBeGreaterThan(0);
    expect(at.y + at.height).toBeLessThan(frame.height);
  });

  it('changes its pixels only when its colours are to match', () => {
    const frame = { width: 240, height: 300 };
    const { made, at } = draw(frame, { match: true });
    expect(compareProduct(made, mug, at, makeCanvas).largest).toBeGreaterThan(4);
  });

  it.each([
    ['left', -0.8],
    ['right', 0.8],
  ])('is darker away from the light, on its %s, when it is to match', (_, light) => {
    const { made, at } = draw({ width: 240, height: 300 }, { cutout: { ...post(), light }, match: true });
    const blue = (share: number) => made.getImageData(at.x + at.width * share, at.y + at.height / 2, 1, 1).data[2] ?? 0;
    const [lit, far] = light < 0 ? [blue(0.15), blue(0.9)] : [blue(0.85), blue(0.1)];
    expect(lit - far).toBeGreaterThan(15);
  });

  it('is as high as it really is, as far as there is room', () => {
    const frame = { width: 400, height: 500 };
    const scale = frame.width / testPlace.size[0];
    const { at } = draw(frame, { cutout: post(), heightM: 0.18 });
    expect(at.height).toBeCloseTo(0.18 * testPlace.stand.pxPerM * scale, -1);
    const large = draw(frame, { cutout: post(), heightM: 3 });
    expect(large.at.height).toBeLessThanOrEqual(testPlace.stand.heightM * testPlace.stand.pxPerM * scale + 1);
  });
});

describe('its shadow', () => {
  const frame = { width: 640, height: 800 };
  const heightM = 0.15;

  it.each([
    ['from the left', -0.8, false],
    ['from the right', 0.8, true],
  ] as const)('falls away from the light %s, as far as the light is low', (_name, light, mirrored) => {
    const placing = { x: mirrored ? 0.26 : -0.26, y: 0, scale: 1 };
    const { made, at } = draw(frame, { cutout: post(), light, placing, heightM });
    const measured = measureShadow(testPlace, made, at, mirrored);
    const tip = shadowOf(0, measured.heightM, { to: keyIn(testPlace, { mirrored }), angularDeg: 1 });
    const expected = (Math.atan2(tip.y, tip.x) * 180) / Math.PI;
    expect(Math.abs(measured.angle - expected)).toBeLessThan(4);
    const length = Math.hypot(tip.x, tip.y) + (postThickness / 2) * measured.heightM;
    expect(Math.abs(measured.far / length - 1)).toBeLessThan(0.08);
  });

  it('meets the foot', () => {
    const { made, at } = draw(frame, { cutout: post(), heightM });
    const { data } = made.getImageData(at.x + at.width / 2, at.y + at.height, 1, 3);
    expect(data[0]).toBeLessThan(0xa0);
  });

  it('ends where the surface ends', () => {
    const place = { ...testPlace, extent: { kind: 'disc', r: 0.06 } as const };
    const { made, at } = draw(frame, { cutout: post(), place, heightM });
    expect(measureShadow(testPlace, made, at, false).far).toBeLessThan(0.1);
  });

  it('has the darkness and colour of shadows that are part of the photograph', () => {
    const bounce = [0.5, 0.4, 0.3] as const;
    const place = { ...testPlace, key: { ...testPlace.key, bounce } };
    const placing = { x: -0.26, y: 0, scale: 1 };
    const { made, at } = draw(frame, { cutout: post(), place, light: -0.8, placing, heightM });
    const view = viewOf(place, frame, false);
    const ground = groundIn(place, view);
    const foot = ground.toMetres({ x: at.x + at.width / 2, y: at.y + at.height });
    // Half way up the post's shadow: far enough from its foot to be nothing but shadow, and not yet its soft end.
    const fallen = shadowOf(0, 0.55 * heightM, testPlace.key);
    const { x, y } = ground.toFrame({ x: foot.x + fallen.x, y: foot.y + fallen.y + 0.1 * heightM });
    const seen = made.getImageData(Math.round(x), Math.round(y), 1, 1).data;
    const between = bounce.map((share, channel) => {
      const [dark, bright] = [[0x40, 0x30, 0x20][channel] ?? 0, [0xe0, 0xd8, 0xc8][channel] ?? 0];
      return dark + share * (bright - dark);
    });
    for (const [channel, expected] of between.entries())
      expect(Math.abs((seen[channel] ?? 0) - expected)).toBeLessThan(4);
  });

  it('is left out when there is none to be', () => {
    const { made, at } = draw(frame, { cutout: post(), shadow: 0, heightM });
    expect(measureShadow(testPlace, made, at, false).far).toBe(0);
  });
});
