import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { AdImage } from '@adwright/studio/template-input.ts';
import type { Outcome, Site } from '../store/site.ts';
import { addLayer } from './add-layer.ts';

/** The longer side of a picture and of a logo when they come in, of a frame of a thousand. */
const sides = { picture: 480, logo: 220 } as const;

/** The picture under an id that no other picture has; unchanged if the design knows it already. */
export function withPicture(design: AdDesign, image: AdImage): { design: AdDesign; id: string } {
  const { product, logos = [], pictures = [] } = design;
  const known = [...product.images, ...(product.photos ?? []), ...logos, ...pictures];
  const same = known.find((one) => one.asset.src === image.asset.src);
  if (same) return { design, id: same.id };
  const taken = new Set(known.map(({ id }) => id));
  let id = image.id;
  for (let number = 2; taken.has(id); number += 1) id = `${image.id.slice(0, 58)}-${number}`;
  return { design: { ...design, pictures: [...pictures, { ...image, id }] }, id };
}

export function addPicture(site: Site, image: AdImage, as: 'picture' | 'logo'): Outcome {
  const { design, id } = withPicture(site.design, image);
  const { width: w = 1, height: h = 1 } = image.asset;
  const scale = sides[as] / Math.max(w, h);
  return addLayer({ ...site, design }, as, {
    kind: 'image',
    ...(as === 'logo' ? { slot: 'logo' as const } : {}),
    box: { x: 0, y: 0, width: w * scale, height: h * scale },
    asset: id,
    fit: 'contain',
  });
}
