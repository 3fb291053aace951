import type { Layer } from '../../creative/layer.ts';

/** A photograph that fills its box to the edges, with corners. */
export function rounded(layers: readonly Layer[], radius: number): Layer[] {
  return layers.map((layer) => (layer.kind === 'image' ? { ...layer, radius } : layer));
}
