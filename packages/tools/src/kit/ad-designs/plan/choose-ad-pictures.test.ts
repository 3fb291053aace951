import { expect, it } from 'vitest';
import { type Place } from '@adwright/scenery/place/place.ts';
import { places } from '@adwright/places/places.ts';
import {
  chooseAdPictures,
  type Cuts,
  type PictureDesk,
  type PlacedPicture,
  type SeenPicture,
  type Size,
} from './choose-ad-pictures.ts';

type Rgba = readonly [number, number, number, number];
type Paint = (x: number, y: number) => Rgba;

/** Painted by rule at any size: x and y from 0 to 1. */
function painted(src: string, paint: Paint, size: Size = { width: 800, height: 1000 }): SeenPicture {
  return {
    src,
    ...size,
    copy: async ({ width, height }) => {
      const pixels = new Uint8Array(width * height * 4);
      for (let place = 0; place < width * height; place += 1)
        pixels.set(paint((place % width) / width, Math.floor(place / width) / height), place * 4);
      return pixels;
    },
  };
}

const inside = (x: number, y: number): boolean => x > 0.3 && x < 0.7 && y > 0.3 && y < 0.9;
const cutout: Paint = (x, y) => (inside(x, y) ? [200, 40, 30, 255] : [0, 0, 0, 0]);
/** Wallpaper and a floor. */
const scene: Paint = (x, y) =>
  inside(x, y)
    ? [200, 40, 30, 255]
    : y > 0.8 || Math.floor(x * 12) % 2 === 0
      ? [90, 80, 70, 255]
      : [150, 170, 180, 255];
const packshot: Paint = (x, y) => (inside(x, y) ? [200, 40, 30, 255] : [250, 250, 250, 255]);
const empty: Paint = () => [0, 0, 0, 0];

const filling = (x: number, y: number): boolean => x > 0.04 && x < 0.96 && y > 0.4 && y < 0.9;
const peach: Paint = (x, y) => (inside(x, y) ? [200, 40, 30, 255] : [240, 200, 170, 255]);
const peachSofa: Paint = (x, y) => (filling(x, y) ? [200, 40, 30, 255] : [240, 200, 170, 255]);
const sofa: Paint = (x, y) => (filling(x, y) ? [200, 40, 30, 255] : [0, 0, 0, 0]);

const paints: Record<string, Paint> = { cutout, other: cutout, scene, packshot, peach, 'peach-sofa': peachSofa };

function deskWith(cut: Paint | null): PictureDesk<SeenPicture> & { readonly cuts: string[] } {
  const cuts: string[] = [];
  return {
    cuts,
    see: async (ref) => (paints[ref] ? painted(ref, paints[ref]) : null),
    async cutOut({ src }) {
      cuts.push(src);
      return cut && painted(src, cut);
    },
    trim: async ({ src }, as) => painted(`${as} of ${src}`, () => [200, 40, 30, 255], { width: 320, height: 600 }),
  };
}

const choose = (desk: PictureDesk<SeenPicture>, pictures: string[], logo: string | null = null) =>
  chooseAdPictures(desk, { pictures, logo });

const put = (wished: readonly Place[]): PlacedPicture[] =>
  wished.map(({ id }) => ({
    picture: painted(`in ${id}`, scene),
    subject: { x: 0.2, y: 0.2, width: 0.5, height: 0.5 },
  }));

const room = places.slice(0, 1);

const chooseIn = (cut: Paint | null, picture: string, cuts: Cuts, chosen = false) =>
  chooseAdPictures(
    { ...deskWith(cut), photograph: async (_, wished) => put(wished) },
    { pictures: [picture], logo: null },
    { places: room, cuts, chosen },
  );

const named = (images: readonly { id: string; asset: { src: string } }[]) =>
  images.map(({ id, asset }) => `${id}: ${asset.src}`);

it('shows the product by every cut-out there is, and its world by the photographs', async () => {
  const desk = deskWith(cutout);
  const { images, photos, colours } = await choose(desk, ['scene', 'cutout', 'other']);
  expect(named(images)).toEqual(['product: product-cut-out of cutout', 'product-2: product-2-cut-out of other']);
  expect(named(photos)).toEqual(['photo-1: scene']);
  expect(images[0]?.asset).toMatchObject({ cutout: true, width: 320, height: 600, colour: '#c8281e' });
  expect(photos[0]?.asset).toMatchObject({ cutout: false, tones: { dark: '#c8281e' } });
  expect([desk.cuts, colours]).toEqual([[], ['#c8281e']]);
});

it('shows the photograph where the cutout fell to shreds, and a set of six as the set it is', async () => {
  const stripe = (y: number): boolean => Math.floor(y * 20) % 2 === 0;
  const shreds: Paint = (x, y) => [200, 40, 30, inside(x, y) ? (stripe(y) ? 255 : 90) : 0];
  const set: Paint = (x, y) => [200, 40, 30, inside(x, y) && stripe(y) ? 255 : 0];
  expect(named((await choose(deskWith(shreds), ['scene'])).images)).toEqual(['product: scene']);
  expect(named((await choose(deskWith(set), ['scene'])).images)).toEqual(['product: product-cut-out of scene']);
});

it('cuts the first picture out where none is yet, and keeps the photograph as one', async () => {
  const desk = deskWith(cutout);
  const { images, photos } = await choose(desk, ['packshot', 'scene']);
  expect(desk.cuts).toEqual(['packshot']);
  expect(named(images)).toEqual(['product: product-cut-out of packshot']);
  expect(named(photos)).toEqual(['photo-2: scene']);
});

it.each([
  ['nothing can be cut out', null],
  ['next to nothing is left', empty],
  ['nothing was taken away', scene],
])('shows the photograph itself as the product where %s', async (_case, cut) => {
  const { images, photos, colours, notFound } = await choose(deskWith(cut), ['scene']);
  expect(notFound).toBe(true);
  expect(named(images)).toEqual(['product: scene']);
  expect(named(photos)).toEqual(['photo-1: scene']);
  expect([images[0]?.asset.cutout, colours]).toEqual([false, []]);
});

it('begins with the sharpest picture, not with a thumbnail that happens to come first', async () => {
  const sizes: Record<string, Size> = { tiny: { width: 48, height: 48 }, large: { width: 1600, height: 1200 } };
  const desk = deskWith(cutout);
  const see = async (ref: string) => painted(ref, ref === 'tiny' ? packshot : scene, sizes[ref]);
  const { images, photos } = await choose({ ...desk, see }, ['tiny', 'large']);
  expect(desk.cuts).toEqual(['large']);
  expect([images[0]?.asset.src, photos[0]?.asset.src]).toEqual(['product-cut-out of large', 'large']);
});

it('looks at no more pictures than an ad can show, and passes over those that are gone', async () => {
  const { photos } = await choose(deskWith(null), ['gone', 'scene', 'scene', 'scene', 'scene', 'scene', 'scene']);
  expect(photos).toHaveLength(5);
});

it.each<Cuts>(['any', 'packshots'])(
  'cuts a packshot out and photographs it in a place, where %s are cut out',
  async (cuts) => {
    const { images, photos } = await chooseIn(cutout, 'packshot', cuts);
    expect(named(images)).toEqual(['product: product-cut-out of packshot']);
    expect(named(photos)).toEqual([`in-place-1: in ${room[0]?.id}`]);
  },
);

it('spreads a studio shot over an ad only where there is air around the product', async () => {
  const airy = await chooseIn(cutout, 'peach', 'packshots');
  expect([named(airy.images), named(airy.photos)]).toEqual([['product: peach'], ['photo-1: peach']]);
  const filled = await chooseIn(sofa, 'peach-sofa', 'packshots');
  expect(named(filled.photos)).toEqual([`in-place-1: in ${room[0]?.id}`]);
});

it('says where a photograph shows the product, so that crops keep it', async () => {
  const { photos } = await chooseIn(cutout, 'scene', 'any');
  const { x = 0, y = 0, width = 0, height = 0 } = photos[0]?.asset.subject ?? {};
  for (const [told, wanted] of [
    [x, 0.3],
    [y, 0.3],
    [width, 0.4],
    [height, 0.6],
  ] as const)
    expect(told).toBeCloseTo(wanted, 1);
});

it('leaves a scene whole where only packshots are cut out', async () => {
  const { images, photos } = await chooseIn(cutout, 'scene', 'packshots');
  expect([named(images), named(photos)]).toEqual([['product: scene'], ['photo-1: scene']]);
});

it('moves a product out of its own scene into the place that a person chose', async () => {
  const { images, photos } = await chooseIn(cutout, 'scene', 'packshots', true);
  expect(named(images)).toEqual(['product: product-cut-out of scene']);
  expect(named(photos)).toEqual([`in-place-1: in ${room[0]?.id}`]);
});

it('leaves it there where it cannot be cut out, and says so', async () => {
  const { images, photos, notFound } = await chooseIn(null, 'scene', 'packshots', true);
  expect([named(images), named(photos)]).toEqual([['product: scene'], ['photo-1: scene']]);
  expect(notFound).toBe(true);
});

it('takes the margin off a mark and tells nothing else of it', async () => {
  const { logo } = await choose(deskWith(null), [], 'cutout');
  expect(logo).toEqual({ id: 'logo', asset: { kind: 'image', src: 'logo of cutout', width: 320, height: 600 } });
  expect((await choose(deskWith(null), [], 'packshot')).logo?.asset).toMatchObject({ src: 'packshot', width: 800 });
});
