import type { AdDesign } from '@adwright/studio/design/design.ts';
import { readAdPictures } from '../../ad-designs/node/read-ad-pictures.ts';
import { keptSide } from '../../ad-designs/plan/ad-pictures.ts';
import { kindOfProduct } from '../../places/plan/product-kind.ts';
import { templatePlaces } from '../../places/plan/template-places.ts';
import { resolveSources } from '../../pictures/node/read-picture.ts';
import type { ToolContext } from '../../../tool.ts';
import { designOf } from '../plan/design-of.ts';
import type { PresetBrief } from '../plan/input.ts';
import { onBrandBrief } from '../plan/on-brand-brief.ts';
import { writeWords } from '../plan/write-words.ts';

export type Prepared = {
  readonly design: AdDesign;
  readonly resolve: (src: string) => Promise<Uint8Array>;
};

/**
 * From a form's fields to a design that can be drawn: words written, pictures read and measured. A scene stays one:
 * of many ads one that a bad cut spoiled is passed over, but here there is only this one.
 */
export async function prepareDesign(
  order: PresetBrief,
  context: ToolContext,
  longestSide: number = keptSide.screen,
): Promise<Prepared> {
  await context.progress(3, 'write');
  const input = onBrandBrief(order);
  const words = await writeWords(input.words, input.product, input.brand);
  const keep = async ({ name }: { readonly name: string }): Promise<string> => `made:${name}`;
  const { pictures, made } = await readAdPictures(context, input.product, {
    longestSide,
    keep,
    cuts: 'packshots',
    places: templatePlaces(input.template, input.product.pictures[0], kindOfProduct(input.product), input.place),
    chosen: input.place !== null,
  });
  return { design: designOf(input, words, pictures), resolve: resolveSources(context, made) };
}
