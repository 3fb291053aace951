import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { AdImage, PhotoPlace } from '@adwright/studio/template-input.ts';

const originals = new Map<string, string>();

/** The name a picture's copy goes by in this tab: without its margin, without its ground. */
export function tabCopyName(src: string, as: string): string {
  const name = `${as}-${src.replaceAll(':', '-')}`;
  originals.set(`asset:${name}`, src);
  return name;
}

/** A design as anybody else can read it: copies that only this tab has are named by their originals again. */
export function restoredSources(design: AdDesign): AdDesign {
  const restored = (images: readonly AdImage[]): AdImage[] =>
    images.map((image) => ({
      ...image,
      asset: restoredAsset(image.asset),
      ...(image.place && { place: restoredPlace(image.place) }),
    }));
  const { product, logos, pictures } = design;
  return {
    ...design,
    product: {
      ...product,
      images: restored(product.images),
      ...(product.photos && { photos: restored(product.photos) }),
    },
    ...(logos && { logos: restored(logos) }),
    ...(pictures && { pictures: restored(pictures) }),
  };
}

const restoredAsset = (asset: AdImage['asset']): AdImage['asset'] => ({ ...asset, src: originalOf(asset.src) });

function restoredPlace({ ground, plane, light }: PhotoPlace): PhotoPlace {
  const lit = light && { dim: restoredAsset(light.dim), dusk: restoredAsset(light.dusk) };
  return { ground: restoredAsset(ground), plane, ...(lit && { light: lit }) };
}

/** A photograph in a place is a copy of a copy. */
function originalOf(src: string): string {
  const before = originals.get(src);
  return before === undefined ? src : originalOf(before);
}
