import type { GroupLayer, Layer } from '../creative/layer.ts';

/** Layers and all that groups among them hold, a group before its children. */
export function everyLayer(layers: readonly Layer[]): Layer[] {
  return layers.flatMap((layer) => (layer.kind === 'group' ? [layer, ...everyLayer(layer.children)] : [layer]));
}

export function leavesOf(layers: readonly Layer[]): Exclude<Layer, GroupLayer>[] {
  return layers.flatMap((layer) => (layer.kind === 'group' ? leavesOf(layer.children) : [layer]));
}
