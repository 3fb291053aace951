import type { ResolveSource } from '@adwright/domain/engines/rendering.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import type { SampleAd } from './sample-ad.ts';
import { shotOf } from './sample-shot.ts';

/** The picture of a sample ad, as it is drawn. */
export async function sampleCreative(ad: SampleAd): Promise<Creative> {
  const [cutout, scene] = await Promise.all([shotOf(ad.product, 'cutout'), shotOf(ad.product, 'scene')]);
  const design = {
    version: 1 as const,
    base: { kind: 'template' as const, template: ad.template },
    brief: ad.brief,
    product: { name: ad.brand, images: [cutout.image], photos: [scene.image] },
    brand: { name: ad.brand, ...ad.look },
    patches: [],
  };
  return designCreative(design, ad.placement);
}

/** What stands behind the pictures that such a creative names. */
export const resolveSampleShot: ResolveSource = async (src) => {
  const [, id, shot] = /^(.+)-(cutout|scene)$/.exec(src) ?? [];
  if (id === undefined) throw new Error(`${src} is no sample's picture`);
  return (await shotOf(id as SampleAd['product'], shot as 'cutout' | 'scene')).bytes;
};
