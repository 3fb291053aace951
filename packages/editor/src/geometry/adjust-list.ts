import { drawsFor } from '@adwright/studio/design/layer-boxes.ts';
import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import type { DisplayList, DisplayNode, Point, Rect, Track } from '@adwright/studio/layout/display-list.ts';

/** A move, an even scale and a turn in the frame's own pixels; scale and turn about a point that stays. */
export type Change = {
  readonly x: number;
  readonly y: number;
  readonly factor: number;
  readonly anchor: Point;
  /** Degrees. */
  readonly turn?: number;
};

const still = { start: 0, end: 0, ease: 'linear', phase: 'life' } as const;

function mapNodes(list: DisplayList, map: (node: DisplayNode) => DisplayNode[]): DisplayList {
  return {
    ...list,
    scenes: list.scenes.map((scene) => ({ ...scene, nodes: scene.nodes.flatMap(map) })),
    overlay: list.overlay.flatMap(map),
  };
}

function membersOf(layers: readonly EditableLayer[]): Set<string> {
  return new Set(layers.flatMap((layer) => [...layer.members, `${layer.id}-shadow`]));
}

/** A layout with some things moved, as their patches will move them: a drag is drawn without laying out anew. */
export function adjustList(list: DisplayList, layers: readonly EditableLayer[], change: Change): DisplayList {
  const { x, y, factor, anchor, turn = 0 } = change;
  const more: Track[] = [
    { ...still, prop: 'scale', from: factor, to: factor, origin: anchor },
    ...(turn === 0 ? [] : [{ ...still, prop: 'rotate' as const, from: turn, to: turn, origin: anchor }]),
    { ...still, prop: 'x', from: x, to: x },
    { ...still, prop: 'y', from: y, to: y },
  ];
  const members = membersOf(layers);
  return mapNodes(list, (node) =>
    drawsFor(node, members) ? [{ ...node, tracks: [...node.tracks, ...more] }] : [node],
  );
}

/** Without the words of one layer, while they are being written in their place. */
export function withoutText(list: DisplayList, layer: EditableLayer): DisplayList {
  const id = layer.text?.id;
  return mapNodes(list, (node) => (node.paint.kind === 'text' && node.id === id ? [] : [node]));
}

export function adjustBox(box: Rect, { x, y, factor, anchor }: Change): Rect {
  return {
    x: anchor.x + (box.x - anchor.x) * factor + x,
    y: anchor.y + (box.y - anchor.y) * factor + y,
    width: box.width * factor,
    height: box.height * factor,
  };
}
