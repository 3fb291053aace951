import type { PictureRef } from '@adwright/contract/asset/picture-ref.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { lookPictures } from '@adwright/contract/pay/free-work.ts';
import { ImageAdCloneInput, ImageAdCloneOutput } from '@adwright/contract/ads-image/image-ad-clone.ts';
import { isPlacementId } from '@adwright/studio/placements.ts';
import { assertSamples, filesAmong } from '../kit/pictures/plan/named-pictures.ts';
import { defineContract } from '../tool.ts';

const clonePrice = 3;

/** Of what is drawn again, the design names its own. */
function picturesOf(input: ImageAdCloneInput): (PictureRef | null)[] {
  if (input.mode === 'sizes') return [];
  return [input.reference, ...(input.mode === 'clone' ? [...input.product.pictures, input.product.logo] : [])];
}

export const contract = defineContract({
  input: ImageAdCloneInput,
  output: ImageAdCloneOutput,
  queue: 'model',
  stages: ['look', 'write', 'cut', 'erase', 'draw', 'compare'],
  // Reading a large reference and taking its words out may wait behind other people's pictures.
  timeoutSeconds: 300,
  forBrand: (brand) => ({ brand, ...(brand.colors.length > 0 && { colors: 'mine' }) }),
  example: { mode: 'clone', reference: 'sample:mug:scene', product: { title: 'Kestrel desk lamp' } },
  /** Looking at a reference and drawing what was edited by hand cost nothing. */
  price: (input) => (input.mode === 'clone' ? clonePrice : 0),
  freePictures: (input) =>
    input.mode === 'look' ? lookPictures.layout : Math.max(1, input.sizes.length) * input.formats.length,
  isLook: (input) => input.mode === 'look',
  files: (input) => filesAmong(picturesOf(input)),
  check: (input) => {
    assertSamples(picturesOf(input));
    if (input.mode === 'look') return;
    const unknown: string[] = input.sizes.filter((size) => !isPlacementId(size));
    if (unknown.length > 0)
      throw new AppError(
        'invalid_input',
        {},
        unknown.map((size) => ({ path: 'sizes', message: `${size} is no size we know` })),
      );
  },
});
