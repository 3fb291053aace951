/** A preview and its job read the same file by other means; what they make of it must be the same. */
import { readFile } from 'node:fs/promises';
import { assetsOfImages } from '@adwright/studio/ad-image-assets.ts';
import type { AssetRef } from '@adwright/studio/creative/creative.ts';
import type { AdImage } from '@adwright/studio/template-input.ts';
import { places } from '@adwright/places/places.ts';
import { samplePicture } from '@adwright/samples/pictures.ts';
import { loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeNodeCanvas } from '../cutout/node/node-canvas.ts';
import { openPlace } from '../places/node/open-place.ts';
import { choosePlaces } from '../places/plan/choose-places.ts';
import { photograph, photographSize } from '../places/plan/photograph.ts';
import { createJobContext } from '../../testing/job-context.ts';
import { filePicture, readAdPictures } from './node/read-ad-pictures.ts';
import { type AdPictures, keptSide } from './plan/ad-pictures.ts';
import { chooseAdPictures, fitInside, photoImage, type PlacedPicture } from './plan/choose-ad-pictures.ts';
import { canvasPicture, trimmedPicture } from './screen/canvas-picture.ts';

const cut = readFile(samplePicture('mug', 'cutout'));

/** Stands in for the model, so that both sides get the same pixels without a ground. */
async function withoutGround() {
  const bytes = await cut;
  const { width, height } = await sharp(bytes).metadata();
  return {
    picture: { bytes, mime: 'image/png', width, height },
    subject: { x: 0, y: 0, width, height },
    coverage: 0.2,
    engine: 'fast' as const,
  };
}

const rooms = choosePlaces(places, { style: 'mixed', kind: null }, 1, 2);

async function inNode(pictures: string[]): Promise<AdPictures> {
  const { context } = createJobContext();
  const engines = { ...context.pictures, cutOut: withoutGround };
  const keep = async ({ name }: { name: string }) => `made:${name}`;
  const product = { pictures, logo: null };
  return (
    await readAdPictures({ ...context, pictures: engines }, product, {
      longestSide: keptSide.screen,
      keep,
      places: rooms,
      moves: true,
      lit: true,
    })
  ).pictures;
}

/** By drawing on canvases of Skia, as a browser does. */
async function onCanvas(pictures: string[], shownSide: number): Promise<AdPictures> {
  const draw = async (src: string, bytes: Uint8Array) => {
    const image = await loadImage(bytes);
    const { width, height } = fitInside(image, shownSide);
    const drawn = makeNodeCanvas(width, height);
    drawn.imageSmoothingQuality = 'high';
    drawn.drawImage(image as unknown as CanvasImageSource, 0, 0, width, height);
    return canvasPicture(src, drawn, { width: image.width, height: image.height });
  };
  return chooseAdPictures(
    {
      async see(ref) {
        const [, id, shot] = ref.split(':') as [string, 'mug', 'cutout'];
        return draw(ref, await readFile(samplePicture(id, shot)));
      },
      cutOut: async ({ src }) => draw(src, await cut),
      trim: async (picture, as) => trimmedPicture(picture, `made:${as}.webp`, keptSide.screen, makeNodeCanvas),
      async photograph({ drawn, width, height }, chosen) {
        const taken: PlacedPicture[] = [];
        for (const [index, place] of chosen.entries()) {
          const made = photograph(drawn, { place, pictures: await openPlace(place.id), scale: 0.5 }, makeNodeCanvas);
          if (!made) continue;
          const src = `made:in-place-${index + 1}`;
          const picture = canvasPicture(`${src}.jpg`, made.canvas, photographSize);
          const ground = canvasPicture(`${src}-ground.jpg`, made.ground, photographSize);
          const { dim, dusk } = made.unlit();
          const light = {
            dim: canvasPicture(`${src}-dim.jpg`, dim, photographSize),
            dusk: canvasPicture(`${src}-dusk.webp`, dusk, { width, height }),
          };
          const lit = index === 0 && { light };
          taken.push({ picture, subject: made.subject, place: { ground, plane: made.plane, ...lit } });
        }
        return taken;
      },
    },
    { pictures, logo: null },
    { places: rooms },
  );
}

/** Scalers differ by a few levels of a colour and a pixel of an edge; nobody lays out by that. */
function expectAlike(one: readonly AdImage[], other: readonly AdImage[]): void {
  const [assets, twins] = [one, other].map((images) => Object.values(assetsOfImages(images))) as [
    AssetRef[],
    AssetRef[],
  ];
  expect(assets.map(({ src, cutout }) => [src, cutout])).toEqual(twins.map(({ src, cutout }) => [src, cutout]));
  for (const [index, { place }] of one.entries())
    for (const part of ['x', 'horizon', 'stand', 'behind', 'front'] as const)
      expect(Math.abs((place?.plane[part] ?? 0) - (other[index]?.place?.plane[part] ?? 0))).toBeLessThan(0.005);
  for (const [index, asset] of assets.entries()) {
    const twin = twins[index] as AssetRef;
    expect(Math.abs((asset.width ?? 0) - (twin.width ?? 0))).toBeLessThanOrEqual(3);
    expect(Math.abs((asset.height ?? 0) - (twin.height ?? 0))).toBeLessThanOrEqual(3);
    for (const [band, [from, to]] of (asset.outline ?? []).entries()) {
      const [start, end] = twin.outline?.[band] ?? [0, 0];
      expect(Math.max(Math.abs(from - start), Math.abs(to - end))).toBeLessThan(0.05);
    }
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((asset.subject?.[side] ?? 0) - (twin.subject?.[side] ?? 0))).toBeLessThan(0.01);
    const colours = [asset.colour, asset.tones?.dark, asset.tones?.light, ...Object.values(asset.edges ?? {})];
    const others = [twin.colour, twin.tones?.dark, twin.tones?.light, ...Object.values(twin.edges ?? {})];
    for (const [place, colour] of colours.entries()) expect(apart(colour, others[place])).toBeLessThan(16);
  }
}

function apart(one = '#000000', other = '#000000'): number {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const twin = channels(other);
  return Math.max(...channels(one).map((value, index) => Math.abs(value - (twin[index] ?? 0))));
}

const inRooms = ['in-place-1', 'in-place-2'];

it.each([
  ['a cut-out and a scene', ['sample:mug:cutout', 'sample:mug:scene'], ['photo-2']],
  ['a scene that is cut out', ['sample:mug:scene'], ['photo-1']],
  ['a cut-out that is put into places', ['sample:soda-can:cutout'], inRooms],
  ['a mug that is put into places', ['sample:mug:cutout'], inRooms],
  ['a sneaker that is put into places', ['sample:sneaker:cutout'], inRooms],
  ['a serum bottle that is put into places', ['sample:serum-bottle:cutout'], inRooms],
  ['a thermos that is put into places', ['sample:thermos:cutout'], inRooms],
])('reads %s alike in the job and in the browser', async (_case, pictures, expected) => {
  const job = await inNode(pictures);
  for (const shownSide of [1600, 640]) {
    const preview = await onCanvas(pictures, shownSide);
    expectAlike(job.images, preview.images);
    expectAlike(job.photos, preview.photos);
    expect(job.photos.map(({ id }) => id)).toEqual(expected);
    expect(apart(job.colours[0], preview.colours[0])).toBeLessThan(16);
  }
});

it('sees in both that a picture was enlarged', async () => {
  // Something is printed on it: white stoneware has little that could be lost.
  const printed = await readFile(samplePicture('soda-can', 'cutout'));
  const small = await sharp(printed).resize(40).png().toBuffer();
  const bytes = await sharp(small).resize(1000).png().toBuffer();
  const job = await photoImage('photo', await filePicture('blur', bytes));
  const image = await loadImage(bytes);
  const drawn = makeNodeCanvas(image.width, image.height);
  drawn.drawImage(image as unknown as CanvasImageSource, 0, 0);
  const preview = await photoImage('photo', canvasPicture('blur', drawn, image));
  for (const { asset } of [job, preview]) expect(asset.detail).toBeLessThan(150);
  expect((await photoImage('photo', await filePicture('sharp', printed))).asset.detail).toBeUndefined();
});
