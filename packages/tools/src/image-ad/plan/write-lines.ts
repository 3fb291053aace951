import { AdBrief } from '@adwright/contract/ad-text/ad-text.ts';
import type { ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import { shortName } from '@adwright/contract/product/short-name.ts';
import type { LanguagePack } from '@adwright/copywriter/engine/pack.ts';
import { briefOfProduct } from '@adwright/copywriter/scripts/brief-of-product.ts';
import { writeAds } from '@adwright/copywriter/write-ads.ts';
import type { AdGenerateInput, AdGenerateOutput } from '@adwright/contract/ad-text/ad-text.ts';
import { type AdFacts, longestNameInHeadline } from '../../kit/ad-designs/plan/ad-facts.ts';

const lines = 8;

/** What the copywriter is asked for; null where nothing is named that a headline could be about. */
export function headlineOrder(input: ImageAdWallInput, facts: AdFacts, tag: string): AdGenerateInput | null {
  if (facts.title === '' || input.copy.headline !== '') return null;
  const { product } = input;
  const brief = briefOfProduct(
    {
      // A listing title of a hundred letters would leave no line short enough.
      title: shortName(facts.title, longestNameInHeadline),
      description: facts.description,
      benefits: facts.points,
      audience: facts.audience,
      price: input.goal === 'sale' ? (product?.price ?? null) : null,
      currency: product?.currency ?? '',
    },
    { audience: facts.audience, tag },
  );
  return {
    kind: 'headline',
    brief: AdBrief.parse({ ...brief, offer: input.facts.offer }),
    tone: input.tone,
    network: 'meta',
    language: input.language,
    count: lines,
  };
}

export function writeHeadlines(order: AdGenerateInput, pack: LanguagePack, seed: number): AdGenerateOutput {
  return writeAds(order, pack, seed);
}

/** The most telling first: a line that could be about anything comes last. */
export function linesOf(output: AdGenerateOutput): string[] {
  return output.results
    .toSorted((a, b) => b.score - a.score)
    .map((result) => result.fields.find((field) => field.name === 'headline')?.text ?? '')
    .filter((line) => line !== '');
}
