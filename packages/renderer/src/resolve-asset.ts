import { sampleIds, sampleSvg } from '@adwright/studio/samples/sample-products.ts';

/** Where the bytes behind an asset's address come from. */
export type ResolveAsset = (src: string) => Promise<Uint8Array>;

function drawnSample(src: string) {
  return sampleIds.find((id) => src === `sample:${id}`);
}

/** Whether it is drawn here; the photographs of products have addresses like it and are the caller's. */
export function isDrawnSample(src: string): boolean {
  return drawnSample(src) !== undefined;
}

/** Resolves the drawn sample products; everything else is the caller's. */
export function withSamples(resolve: ResolveAsset): ResolveAsset {
  return async (src) => {
    const sample = drawnSample(src);
    return sample ? new TextEncoder().encode(sampleSvg(sample)) : resolve(src);
  };
}
