import { drawsFor } from '@adwright/studio/design/layer-boxes.ts';
import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import type { DisplayList, DisplayNode, Point, Rect, Track } from '@adwright/studio/layout/display-list.ts';

/** A move and an even scale in the frame's own pixels, the scale about a point that stays. */
export type Change = { readonly x: number; readonly y: number; readonly factor: number; readonly anchor: Point };

const still = { start: 0, end: 0, ease: 'linear', phase: 'life' } as const;

/** A layout with one thing moved, as its patch will move it: a drag is drawn without laying out anew. */
export function adjustList(list: DisplayList, layer: EditableLayer, change: Change): DisplayList {
  const { x, y, factor, anchor } = change;
  const more: Track[] = [
    { ...still, prop: 'scale', from: factor, to: factor, origin: anchor },
    { ...still, prop: 'x', from: x, to: x },
    { ...still, prop: 'y', from: y, to: y },
  ];
  const members = new Set([...layer.members, `${layer.id}-shadow`]);
  const moved = (node: DisplayNode): DisplayNode =>
    drawsFor(node, members) ? { ...node, tracks: [...node.tracks, ...more] } : node;
  return {
    ...list,
    scenes: list.scenes.map((scene) => ({ ...scene, nodes: scene.nodes.map(moved) })),
    overlay: list.overlay.map(moved),
  };
}

export function adjustBox(box: Rect, { x, y, factor, anchor }: Change): Rect {
  return {
    x: anchor.x + (box.x - anchor.x) * factor + x,
    y: anchor.y + (box.y - anchor.y) * factor + y,
    width: box.width * factor,
    height: box.height * factor,
  };
}
