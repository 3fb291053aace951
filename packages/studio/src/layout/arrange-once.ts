import type { Layer } from '../creative/layer.ts';
import type { TextMeasurer } from '../text/measurer.ts';
import { arrangeAll } from './arrange.ts';
import type { DisplayNode, Rect } from './display-list.ts';
import type { Stage } from './stage.ts';

/** All that the place of a layer's parts depends on beside the layer itself and the pictures in it. */
type Setting = { readonly key: string; readonly measurer: TextMeasurer };

type Known = Setting & { readonly nodes: readonly DisplayNode[]; readonly dropped: Stage['dropped'] };

const known = new WeakMap<Layer, Known>();

function holdsPicture(layer: Layer): boolean {
  switch (layer.kind) {
    case 'image':
    case 'video':
    case 'presenter':
      return true;
    case 'group':
      return layer.children.some(holdsPicture);
    case 'text':
    case 'count':
    case 'captions':
    case 'shape':
    case 'rating':
    case 'progress':
      return false;
  }
}

/**
 * Arranges the layers of a scene. Layers are never changed in place, so one that was arranged in the same setting is
 * not arranged again: a key typed into one text of two hundred sets one text. Pictures depend on their files, too.
 */
export function arrangeOnce(
  layers: readonly Layer[],
  frame: Rect,
  seconds: number,
  stage: Stage,
  { key, measurer }: Setting,
): void {
  const setting = `${key} ${seconds}`;
  for (const layer of layers) {
    const found = known.get(layer);
    if (found?.key === setting && found.measurer === measurer) {
      stage.nodes.push(...found.nodes);
      stage.dropped.push(...found.dropped);
      continue;
    }
    const [nodes, dropped] = [stage.nodes.length, stage.dropped.length];
    arrangeAll([layer], frame, seconds, stage);
    if (!holdsPicture(layer))
      known.set(layer, {
        key: setting,
        measurer,
        nodes: stage.nodes.slice(nodes),
        dropped: stage.dropped.slice(dropped),
      });
  }
}
