import { readFile } from 'node:fs/promises';
import { noPictures } from '@adwright/domain/engines/testing/no-pictures.ts';
import { samplePicture } from '@adwright/samples/pictures.ts';
import { sampleProducts } from '@adwright/samples/products.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { keptSide } from '../../ad-designs/plan/ad-pictures.ts';
import { adProductOfSample } from '../../form/plan/ad-product.ts';
import { photographProduct } from '../../places/node/photograph-product.ts';
import { createJobContext } from '../../../testing/job-context.ts';
import { PresetBrief } from '../plan/input.ts';
import { prepareDesign } from './prepare-design.ts';

const product = adProductOfSample(sampleProducts[0]);

it('photographs a product in a place for ideas that show a photograph, and large enough for print', async () => {
  const { context } = createJobContext();
  const brief = (template: string) => PresetBrief.parse({ product, template });
  const bare = await prepareDesign(brief('product-hero'), context);
  expect(bare.design.product.photos).toEqual([]);
  const placed = await prepareDesign(brief('photo-headline'), context, keptSide.print);
  const [photo] = placed.design.product.photos ?? [];
  expect(photo?.asset).toMatchObject({ width: 1600, height: 2000, subject: expect.anything() });
  const file = await sharp(await placed.resolve(photo?.asset.src ?? '')).metadata();
  expect(file).toMatchObject({ format: 'jpeg', width: 1600, height: 2000 });
});

it('photographs it in the place that was chosen, and in no other', async () => {
  const { context } = createJobContext();
  const brief = PresetBrief.parse({ product, template: 'photo-headline', place: 'snow-morning' });
  const { design, resolve } = await prepareDesign(brief, context);
  const { images, photos = [] } = design.product;
  expect(photos).toHaveLength(1);
  const [cutout, taken] = await Promise.all([images[0], photos[0]].map((one) => resolve(one?.asset.src ?? '')));
  const task = {
    cutout: cutout as Uint8Array,
    places: ['snow-morning', 'kitchen-oak'],
    scale: 1,
    moves: false,
    lit: false,
  };
  const inPlaces = await photographProduct(task, context.signal);
  expect(inPlaces.map(({ body }) => Buffer.compare(body, taken ?? body) === 0)).toEqual([true, false]);
});

/** As a shop shows it: on a sheet of paper, nearly as large as the picture. */
async function packshotOf(id: 'chair' | 'thermos') {
  const tight = await sharp(await readFile(samplePicture(id, 'cutout')))
    .trim()
    .toBuffer();
  const margin = { top: 30, right: 30, bottom: 30, left: 30 };
  const cut = await sharp(tight)
    .extend({ ...margin, background: '#00000000' })
    .png()
    .toBuffer();
  const packshot = sharp(tight)
    .flatten({ background: '#ecebe8' })
    .extend({ ...margin, background: '#ecebe8' });
  return { cut, packshot: await packshot.jpeg().toBuffer() };
}

it.each(['chair', 'thermos'] as const)(
  'puts a %s that came as a packshot into a place, as one that came cut out',
  async (id) => {
    const { cut, packshot } = await packshotOf(id);
    const { width, height } = await sharp(cut).metadata();
    const cutOut = async () => ({
      picture: { bytes: new Uint8Array(cut), mime: 'image/png', width, height },
      subject: { x: 30, y: 30, width: width - 60, height: height - 60 },
      coverage: 0.5,
      engine: 'fast' as const,
    });
    const { context, bring } = createJobContext({ pictures: { ...noPictures, cutOut } });
    const pictures = [bring('shop.jpg', 'image/jpeg', packshot)];
    const brief = PresetBrief.parse({ product: { ...product, pictures }, template: 'photo-headline' });
    const { images, photos } = (await prepareDesign(brief, context)).design.product;
    expect(images.map(({ asset }) => asset.cutout)).toEqual([true]);
    expect(photos?.map((photo) => photo.id)).toEqual(['in-place-1']);
  },
);
