import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { ResolveSource } from '@adwright/domain/engines/rendering.ts';
import { sampleIds, sampleSvg } from '@adwright/studio/samples/sample-products.ts';

/** Where the bytes behind a picture's address come from, for whoever draws it. */
export type ResolveAsset = (src: string) => Promise<Uint8Array>;

function drawnSample(src: string) {
  return sampleIds.find((id) => src === `sample:${id}`);
}

/** Reads nothing more once the job is cancelled. */
export function untilAborted(resolve: ResolveSource, signal: AbortSignal | undefined): ResolveSource {
  return async (src) => {
    signal?.throwIfAborted();
    return resolve(src);
  };
}

/** The pictures of a creative that are not drawn here, by address: they are the caller's. */
export function pictureSources({ assets }: Pick<Creative, 'assets'>): string[] {
  const sources = Object.values(assets)
    .filter(({ kind, src }) => kind === 'image' && !drawnSample(src))
    .map(({ src }) => src);
  return [...new Set(sources)];
}

/** Resolves the drawn sample products; everything else is the caller's. */
export function withSamples(resolve: ResolveAsset): ResolveAsset {
  return async (src) => {
    const sample = drawnSample(src);
    return sample ? new TextEncoder().encode(sampleSvg(sample)) : resolve(src);
  };
}
