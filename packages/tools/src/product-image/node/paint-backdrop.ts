import { AppError } from '@adwright/contract/errors.ts';
import type { ProductImageSize } from '@adwright/contract/ads-image/product-image.ts';
import type { ToolContext } from '../../tool.ts';
import { frameOf } from '../plan/plan.ts';

/** What the product needs of any background, whatever the person wishes for: room, ground and no second product. */
function promptFor(wish: string): string {
  return [
    `Photograph of an empty set for a product picture: ${wish}.`,
    'Eye-level camera. The lower fifth is an even, unobstructed surface on which a product will stand in the middle.',
    'The middle of the picture is calm and empty. No product, no people, no hands, no text, no logo, no frame.',
  ].join(' ');
}

/** One picture for all sizes, in the shape of the first: each size shows the middle of it. */
export async function paintBackdrop(
  wish: string,
  sizes: readonly ProductImageSize[],
  { engines, pictures, userId, runId, signal }: ToolContext,
): Promise<{ bytes: Uint8Array; engine: string }> {
  if (engines.image === null) throw new AppError('provider_missing');
  const { width, height } = frameOf(sizes.find(({ kind }) => kind !== 'marketplace') ?? { kind: 'square' });
  const request = { prompt: promptFor(wish), width, height, count: 1 };
  const { files, engine } = await engines.image.create(request, { userId, runId, signal });
  const [file] = files;
  if (!file) throw new AppError('provider_failed');
  const verdict = await pictures.inspect(file.bytes, { signal });
  if (!verdict.safe) throw new AppError('picture_unsafe');
  return { bytes: file.bytes, engine };
}
