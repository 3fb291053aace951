import { ImageAdInput, type ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import { loadPack } from '@adwright/copywriter/packs.ts';
import { sampleProducts } from '@adwright/samples/products.ts';
import { subjectOf } from '@adwright/studio/design/ad-subject.ts';
import { headlineWorth, isCutOff } from '@adwright/studio/design/headline-worth.ts';
import { weakHeadline } from '@adwright/studio/design/score-message.ts';
import { expect, it } from 'vitest';
import { factsOf } from '../../kit/ad-designs/plan/ad-facts.ts';
import { noPictures } from '../../kit/ad-designs/plan/ad-pictures.ts';
import { adProductOfSample } from '../../kit/form/plan/ad-product.ts';
import { factsOfOrder, planCandidates } from './plan.ts';
import { headlineOrder, linesOf, writeHeadlines } from './write-lines.ts';

it.each(sampleProducts)('no headline for $title is one that our own check finds fault with', async (sample) => {
  const input = ImageAdInput.parse({
    mode: 'wall',
    product: adProductOfSample(sample),
    language: 'en',
  }) as ImageAdWallInput;
  const facts = factsOf(input, 'en');
  const asked = headlineOrder(input, facts, 'en');
  const written = asked === null ? [] : linesOf(writeHeadlines(asked, await loadPack('en'), 1));
  const planned = planCandidates({ input, facts, written, pictures: noPictures, locale: 'en', seed: 1 });
  const faulty = planned.filter(({ design }) => {
    const subject = subjectOf(design, { facts: factsOfOrder(input) });
    const { headline } = design.brief;
    return isCutOff(headline, [...subject.names, ...subject.facts]) || headlineWorth(headline, subject) < weakHeadline;
  });
  expect(new Set(faulty.map(({ design }) => design.brief.headline))).toEqual(new Set());
});
