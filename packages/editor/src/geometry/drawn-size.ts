import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import { drawsFor } from '@adwright/studio/design/layer-boxes.ts';
import { stateAt } from '@adwright/studio/draw/state.ts';
import type { DisplayList, Rect } from '@adwright/studio/layout/display-list.ts';
import { union } from '@adwright/studio/layout/geometry.ts';

/** As it is drawn now: how large before any turn, and how large its letters came out. */
export type DrawnSize = {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly letters: number | undefined;
};

export function drawnSize(list: DisplayList, layer: EditableLayer): DrawnSize | undefined {
  const nodes = [...(list.scenes[0]?.nodes ?? []), ...list.overlay].filter((node) => drawsFor(node, layer.members));
  const [first, ...others] = nodes;
  if (!first) return undefined;
  const box: Rect = others.reduce((all, node) => union(all, node.box), first.box);
  const { scale } = stateAt(first, 0);
  const set = nodes.find((node) => node.paint.kind === 'text')?.paint;
  return {
    width: box.width * scale,
    height: box.height * scale,
    scale,
    letters: set?.kind === 'text' ? set.face.size * scale : undefined,
  };
}
