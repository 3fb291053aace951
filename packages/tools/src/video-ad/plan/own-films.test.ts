import { sampleProducts } from '@adwright/samples/products.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { sampleImage } from '@adwright/studio/samples/sample-products.ts';
import { evenMeasurer } from '@adwright/studio/text/even-measurer.ts';
import { expect, it } from 'vitest';
import { noPictures } from '../../kit/ad-designs/plan/ad-pictures.ts';
import { filmFindings } from '../../kit/film/plan/film-findings.ts';
import { adProductOfSample } from '../../kit/form/plan/ad-product.ts';
import { VideoAdInput, type VideoAdOrder } from '../contract.ts';
import { filmOf } from './film-of.ts';
import { filmTemplates } from './offered.ts';
import { firstScript } from './write-script.ts';

const product = adProductOfSample(sampleProducts[1]);

it('gives the check nothing to say of a film of its own, whatever the template', async () => {
  const pictures = { ...noPictures, images: [sampleImage('can')] };
  const script = await firstScript(product, { locale: 'en', length: 15, seed: 4 });
  const said = filmTemplates.flatMap((template) => {
    const order = VideoAdInput.parse({ product, script, template }) as VideoAdOrder;
    const film = filmOf(order, '9:16', { pictures, lines: [], locale: 'en' });
    const list = layoutCreative(film, evenMeasurer);
    const file = { width: film.width, height: film.height, bytes: 5e6 };
    const found = filmFindings({ list, file, seconds: durationOf(film), loudness: null, brand: null });
    return found.map(({ kind, subject, place }) => `${template}: ${kind} ${subject} ${place ?? ''}`);
  });
  expect(said).toEqual([]);
});
