import { sampleProducts } from '@adwright/samples/products.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { keptSide } from '../../ad-designs/plan/ad-pictures.ts';
import { adProductOfSample } from '../../form/plan/ad-product.ts';
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
