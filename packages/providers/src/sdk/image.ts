import { generateImage, type ImageModel } from 'ai';
import type { ImageRequest } from '@adwright/domain/engines/image.ts';
import type { Adapters } from '../adapters.ts';
import { withRetries } from '../call/with-retries.ts';
import { typedFile } from '../fetch/typed-file.ts';
import { quiet } from './quiet.ts';

quiet();

type Shape = { readonly size: `${number}x${number}` } | { readonly aspectRatio: `${number}:${number}` };
type Options = {
  readonly model: ImageModel;
  /** How this vendor wants to be told the shape. */
  shape(request: Pick<ImageRequest, 'width' | 'height'>): Shape;
  /** Some refuse a request that carries one. */
  readonly takesSeed?: boolean;
};

export function sdkImage({ model, shape, takesSeed = false }: Options): Adapters['image'] {
  return async (request, { signal, secrets }) => {
    const { prompt, count, seed } = request;
    const ask = () =>
      generateImage({
        model,
        prompt,
        n: count,
        ...shape(request),
        ...(takesSeed && seed !== undefined && { seed }),
        maxRetries: 0,
        abortSignal: signal,
      });
    const { images } = await withRetries(ask, { signal, secrets });
    return { value: images.map((image) => typedFile(image.uint8Array, 'image')), units: { images: images.length } };
  };
}

export function sdkImageEdit({ model, shape }: Options): Adapters['image_edit'] {
  return async (request, { signal, secrets }) => {
    const { prompt, pictures, mask, count } = request;
    const ask = () =>
      generateImage({
        model,
        prompt: { text: prompt, images: pictures.map(({ bytes }) => bytes), ...(mask && { mask: mask.bytes }) },
        n: count,
        ...shape(request),
        maxRetries: 0,
        abortSignal: signal,
      });
    const { images } = await withRetries(ask, { signal, secrets });
    return { value: images.map((image) => typedFile(image.uint8Array, 'image')), units: { images: images.length } };
  };
}
