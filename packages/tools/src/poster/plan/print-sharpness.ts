import { isSamplePicture } from '@adwright/contract/asset/picture-ref.ts';
import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import type { TextMeasurer } from '@adwright/studio/text/measurer.ts';
import type { Sheet } from './sizes.ts';

/** Print is crisp to the eye at 300 dots per inch; a poster is looked at from further away, where 150 still hold. */
export const crispDpi = 300;
export const fairDpi = 150;

/** A sample shows what a poster can be; nobody hangs it up, and whoever tries one has no larger file of it. */
export function showsOnlySamples({ pictures }: Pick<AdProductInput, 'pictures'>): boolean {
  return pictures.length > 0 && pictures.every(isSamplePicture);
}

export type Sharpness = {
  /** Of the picture that is printed coarsest; null where no picture is printed. */
  readonly dpi: number | null;
  /** How wide that picture would have to be, in pixels, to be crisp; and how wide it is. */
  readonly needed: number;
  readonly width: number;
};

/** How finely the pictures of a poster will be printed, by the pixels they have and the millimetres they fill. */
export function sharpnessOf(cut: Creative, { perMm }: Sheet, measurer: TextMeasurer): Sharpness {
  let worst: Sharpness = { dpi: null, needed: 0, width: 0 };
  for (const { paint, box } of layoutCreative(cut, measurer).scenes.flatMap((scene) => scene.nodes)) {
    if (paint.kind !== 'image') continue;
    const { width = 0, height = 0 } = cut.assets[paint.asset] ?? {};
    if (width === 0 || height === 0) continue;
    const ratio = (paint.fit === 'cover' ? Math.max : Math.min)(box.width / width, box.height / height);
    const dpi = Math.round((25.4 * perMm) / ratio);
    if (worst.dpi !== null && dpi >= worst.dpi) continue;
    worst = { dpi, needed: Math.ceil((width * crispDpi) / dpi), width };
  }
  return worst;
}
