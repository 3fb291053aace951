import { isSamplePicture, type PictureRef } from '@adwright/contract/asset/picture-ref.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { sampleProducts } from '@adwright/samples/products.ts';

type Named = PictureRef | null | undefined;

/** The files among the pictures of an order; what is no file is a sample. */
export function filesAmong(pictures: readonly Named[]): string[] {
  return pictures.filter((ref): ref is PictureRef => typeof ref === 'string' && !isSamplePicture(ref));
}

/** A sample that is not there is missing like a file that is not there, and said before anything is held. */
export function assertSamples(pictures: readonly Named[]): void {
  for (const ref of pictures) {
    if (!ref || !isSamplePicture(ref)) continue;
    const [, id] = ref.split(':');
    if (!sampleProducts.some((sample) => sample.id === id)) throw new AppError('file_not_found');
  }
}
