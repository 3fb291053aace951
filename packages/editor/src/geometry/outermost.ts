import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';

/** Of the chosen layers those that stand in no other of them: a card takes along what it holds. */
export function outermost({ scenes, overlay }: Creative, ids: readonly string[]): string[] {
  const chosen = new Set(ids);
  const inner = new Set<string>();
  const walk = (layers: readonly Layer[], within: boolean): void => {
    for (const layer of layers) {
      if (within) inner.add(layer.id);
      if (layer.kind === 'group') walk(layer.children, within || chosen.has(layer.id));
    }
  };
  for (const scene of scenes) walk(scene.layers, false);
  walk(overlay, false);
  return ids.filter((id) => !inner.has(id));
}
