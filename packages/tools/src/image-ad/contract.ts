import type { PictureRef } from '@adwright/contract/asset/picture-ref.ts';
import { AppError } from '@adwright/contract/errors.ts';
import {
  ImageAdInput,
  ImageAdOutput,
  type ImageAdSizesInput,
  type ImageAdWallInput,
} from '@adwright/contract/ads-image/image-ad.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { templateOf } from '@adwright/studio/templates/registry.ts';
import { assertSamples, filesAmong } from '../kit/pictures/plan/named-pictures.ts';
import { defineContract } from '../tool.ts';
import { missingFact } from './plan/missing-fact.ts';
import { parseDesigns } from '../kit/ad-designs/plan/parse-designs.ts';
import { isPictureSize, pictureNetworks, sizesOf } from './plan/sizes-of.ts';

/** More pictures than this are more than anybody looks at, and more than one run should hold in memory. */
export const mostPictures = 240;

function refuse(path: string, message: string): never {
  throw new AppError('invalid_input', {}, [{ path, message }]);
}

function checkSizes(sizes: readonly string[]): void {
  const unknown = sizes.findIndex((id) => !isPictureSize(id));
  if (unknown !== -1) refuse(`sizes.${unknown}`, 'is not a size for pictures');
}

function picturesOf({ product }: ImageAdWallInput): (PictureRef | null)[] {
  return product === null ? [] : [...product.pictures, product.logo];
}

function checkWall(input: ImageAdWallInput): void {
  assertSamples(picturesOf(input));
  if (input.product === null && input.text === '' && input.copy.headline === '')
    refuse('product', 'give a product, a few words about it, or a headline');
  if (input.language !== 'auto' && languageOf(input.language) === null)
    refuse('language', 'is not a language this tool writes');
  checkSizes(input.sizes);
  const unknown = input.networks.findIndex((id) => !(pictureNetworks as readonly string[]).includes(id));
  if (unknown !== -1) refuse(`networks.${unknown}`, `is none of ${pictureNetworks.join(', ')}`);
  if (input.count * sizesOf(input).length > mostPictures) refuse('sizes', `more than ${mostPictures} pictures at once`);
  if (input.template === null) return;
  if (templateOf(input.template)?.kind !== 'picture') refuse('template', 'is not a template for pictures');
  const missing = missingFact(input);
  if (missing) refuse('template', `needs ${missing}`);
}

function checkDesigns(input: ImageAdSizesInput): void {
  checkSizes(input.sizes);
  parseDesigns(input.designs);
  if (input.designs.length * input.sizes.length * input.formats.length > mostPictures)
    refuse('sizes', `more than ${mostPictures} pictures at once`);
}

export const contract = defineContract({
  input: ImageAdInput,
  output: ImageAdOutput,
  queue: 'picture',
  stages: ['write', 'cut', 'mix', 'draw', 'check', 'pack'],
  // A model that shares a busy machine takes its time over a cutout, and nothing moves on meanwhile.
  timeoutSeconds: 600,
  forBrand: (brand) => ({ brand, ...(brand.tone && { tone: brand.tone }) }),
  example: { mode: 'wall', product: { title: 'Kestrel desk lamp', pictures: ['sample:mug:cutout'] } },
  price: (input) => (input.mode === 'wall' ? Math.ceil(input.count / 2) : 0),
  freePictures: (input) =>
    input.mode === 'sizes' ? input.designs.length * input.sizes.length * input.formats.length : 0,
  files: (input) => (input.mode === 'wall' ? filesAmong(picturesOf(input)) : []),
  check: (input) => (input.mode === 'wall' ? checkWall(input) : checkDesigns(input)),
});
