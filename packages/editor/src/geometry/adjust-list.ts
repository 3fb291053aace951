import { drawsFor, standingBox } from '@adwright/studio/design/layer-boxes.ts';
import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import type { DisplayList, DisplayNode, Point, Rect, Track } from '@adwright/studio/layout/display-list.ts';
import { centerOf, union } from '@adwright/studio/layout/geometry.ts';

/** A move, an even scale and a turn in the frame's own pixels; scale and turn about a point that stays. */
export type Change = {
  readonly x: number;
  readonly y: number;
  readonly factor: number;
  readonly anchor: Point;
  /** Degrees. */
  readonly turn?: number;
  /** How much wider and higher, the point staying. Of one shape or picture. */
  readonly stretch?: Point;
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
  const { factor, anchor, turn = 0, stretch } = change;
  const more: Track[] = [
    { ...still, prop: 'scale', from: factor, to: factor, origin: anchor },
    ...(turn === 0 ? [] : [{ ...still, prop: 'rotate' as const, from: turn, to: turn, origin: anchor }]),
  ];
  const members = membersOf(layers);
  return mapNodes(list, (node) => {
    if (!drawsFor(node, members)) return [node];
    const { x, y } = stretch ? wayOf(node, stretch, anchor) : change;
    const shift: Track[] = [
      { ...still, prop: 'x', from: x, to: x },
      { ...still, prop: 'y', from: y, to: y },
    ];
    return [{ ...(stretch ? stretched(node, stretch) : node), tracks: [...node.tracks, ...more, ...shift] }];
  });
}

/** Nodes are stretched about their own middle; the way brings the side that was not pulled back to its place. */
function wayOf(node: DisplayNode, stretch: Point, anchor: Point): Point {
  const middle = centerOf(standingBox(node));
  return { x: (anchor.x - middle.x) * (1 - stretch.x), y: (anchor.y - middle.y) * (1 - stretch.y) };
}

function stretched(node: DisplayNode, by: Point): DisplayNode {
  const { x, y } = centerOf(node.box);
  const [width, height] = [node.box.width * by.x, node.box.height * by.y];
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  const paint = node.paint.kind === 'image' ? { ...node.paint, fit: 'cover' as const } : node.paint;
  return { ...node, box, bounds: union(node.bounds, box), paint };
}

/** Without the words of one layer, while they are being written in their place. */
export function withoutText(list: DisplayList, layer: EditableLayer): DisplayList {
  const id = layer.text?.id;
  return mapNodes(list, (node) => (node.paint.kind === 'text' && node.id === id ? [] : [node]));
}

export function adjustBox(box: Rect, { x, y, factor, anchor, stretch }: Change): Rect {
  const [across, down] = [factor * (stretch?.x ?? 1), factor * (stretch?.y ?? 1)];
  return {
    x: anchor.x + (box.x - anchor.x) * across + x,
    y: anchor.y + (box.y - anchor.y) * down + y,
    width: box.width * across,
    height: box.height * down,
  };
}
