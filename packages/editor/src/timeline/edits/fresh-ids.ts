import type { Creative } from '@adwright/studio/creative/creative.ts';
import { everyLayer } from '@adwright/studio/design/layer-tree.ts';

/** A name like this one that nothing in the film has yet. */
export function freshIds(creative: Creative): (id: string) => string {
  const taken = new Set([
    ...creative.scenes.flatMap((scene) => [scene.id, ...everyLayer(scene.layers).map(({ id }) => id)]),
    ...everyLayer(creative.overlay).map(({ id }) => id),
  ]);
  return (id) => {
    for (let number = 2; ; number += 1) {
      const next = `${id.slice(0, 58)}-${number}`;
      if (taken.has(next)) continue;
      taken.add(next);
      return next;
    }
  };
}
