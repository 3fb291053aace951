import { rgbOf } from '../brand/oklch.ts';
import type { Slot } from '../creative/layer.ts';
import { stateAt } from '../draw/state.ts';
import type { DisplayList, DisplayNode, Point, Rect } from '../layout/display-list.ts';
import { covers, into, isGround, paintAt, type Standing } from './ground.ts';
import { layerOf, linesOf } from './seen-lines.ts';

/** Something that has to be seen and lies under something else. */
export type CoveredPart = {
  /** Its words; none for a picture. */
  readonly text: string | undefined;
  readonly slot: Slot | undefined;
  readonly layer: string;
  /** The node that covers most of it. */
  readonly by: string;
  /** From 0 to 1. */
  readonly share: number;
};

/** Less than this is a badge that touches a product, or a line drawn through an old price. */
const least = { text: 0.2, picture: 0.4 };
/** What lets half of the light through is a tint. */
const opaque = 0.5;

type Target = { readonly rects: readonly Rect[]; readonly text: string | undefined };

function targetOf(standing: Standing): Target | undefined {
  const { node } = standing;
  if (!standing.state.visible) return undefined;
  const lines = linesOf(standing);
  if (lines.length > 0) return { rects: lines.map(({ rect }) => rect), text: wordsOf(node) };
  const shown = node.paint.kind === 'image' && (node.slot === 'product' || node.slot === 'logo');
  return shown ? { rects: [frameOf(standing)], text: undefined } : undefined;
}

function wordsOf({ paint }: DisplayNode): string | undefined {
  if (paint.kind === 'text') return paint.lines.map((line) => line.text).join(' ');
  return paint.kind === 'count' ? paint.line.text : undefined;
}

function frameOf({ node: { box }, state }: Standing): Rect {
  const { scale } = state;
  return {
    x: box.x * scale + state.x,
    y: box.y * scale + state.y,
    width: box.width * scale,
    height: box.height * scale,
  };
}

function gridOn(rect: Rect, columns: number, rows: number): Point[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: rect.x + (rect.width * ((index % columns) + 0.5)) / columns,
    y: rect.y + (rect.height * (Math.floor(index / columns) + 0.5)) / rows,
  }));
}

/** Of a cut-out only the middle is certain: its corners are air. */
function inMiddle({ box }: DisplayNode, at: Point): boolean {
  return Math.hypot((at.x - box.x) / box.width - 0.5, (at.y - box.y) / box.height - 0.5) <= 0.42;
}

function hides(above: Standing, point: Point, list: DisplayList): boolean {
  const { node, state } = above;
  const at = into(above, point);
  if (!covers(node, at)) return false;
  if (node.paint.kind === 'shape')
    return node.paint.fill !== undefined && rgbOf(paintAt(node.paint.fill, node.box, at)).a * state.opacity >= opaque;
  if (state.opacity < opaque || (node.paint.kind !== 'image' && node.paint.kind !== 'frame')) return false;
  return !list.assets[node.paint.asset]?.cutout || inMiddle(node, at);
}

function coverOf(
  { rects, text }: Target,
  above: readonly Standing[],
  list: DisplayList,
): Omit<CoveredPart, 'text' | 'slot' | 'layer'> | undefined {
  const points = rects.flatMap((rect) => (text === undefined ? gridOn(rect, 9, 9) : gridOn(rect, 12, 3)));
  const counts = new Map<string, number>();
  let hidden = 0;
  for (const point of points) {
    const over = above.filter((one) => hides(one, point, list));
    if (over.length > 0) hidden += 1;
    for (const { node } of over) counts.set(node.id, (counts.get(node.id) ?? 0) + 1);
  }
  const share = hidden / Math.max(1, points.length);
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most && share >= (text === undefined ? least.picture : least.text) ? { by: most[0], share } : undefined;
}

/** Texts, products and logos of a picture, or of a video's first moment, that something drawn later hides. */
export function coveredParts(list: DisplayList): CoveredPart[] {
  const nodes = [...(list.scenes[0]?.nodes ?? []), ...list.overlay];
  const standing = nodes.map((node): Standing => ({ node, state: stateAt(node, 0) }));
  return standing.flatMap((one, index) => {
    const target = targetOf(one);
    const layer = layerOf(one.node);
    const above = target
      ? standing.slice(index + 1).filter((other) => isGround(other) && layerOf(other.node) !== layer)
      : [];
    const cover = target && above.length > 0 ? coverOf(target, above, list) : undefined;
    return cover ? [{ text: target?.text, slot: one.node.slot, layer, ...cover }] : [];
  });
}
