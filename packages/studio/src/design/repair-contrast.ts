import { contrast, minContrast, readable } from '../brand/contrast.ts';
import type { Color } from '../creative/paint.ts';
import { stateAt } from '../draw/state.ts';
import { groundAt, isGround, type Ground, type Standing } from '../inspect/ground.ts';
import type { DisplayList, DisplayNode } from '../layout/display-list.ts';
import { standingBox } from './layer-boxes.ts';

export type ContrastCheck = { readonly ratio: number; readonly color: Color; readonly repaired: Color };

/** How well a text stands out from all that lies beneath it, and the nearest colour that stands out enough. */
export function checkContrast(list: DisplayList, members: ReadonlySet<string>): ContrastCheck | undefined {
  const [scene] = list.scenes;
  if (!scene) return undefined;
  const below: Standing[] = [];
  for (const node of [...scene.nodes, ...list.overlay]) {
    const { paint } = node;
    const standing = { node, state: stateAt(node, 0) };
    if ((paint.kind === 'text' || paint.kind === 'count') && members.has(node.id)) {
      const grounds = paint.face.outline
        ? [{ dark: paint.face.outline.color, light: paint.face.outline.color }]
        : pointsOf(node).map((point) => groundAt(scene.background, list, below, point));
      const color = paint.face.color;
      return { color, ratio: worst(color, grounds), repaired: repaired(color, grounds) };
    }
    if (isGround(standing)) below.push(standing);
  }
  return undefined;
}

function pointsOf(node: DisplayNode): { x: number; y: number }[] {
  const box = standingBox(node);
  return [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) =>
    [0.15, 0.5, 0.85].map((y) => ({ x: box.x + box.width * x, y: box.y + box.height * y })),
  );
}

function worst(color: Color, grounds: readonly Ground[]): number {
  return Math.min(...grounds.map(({ dark, light }) => Math.min(contrast(color, dark), contrast(color, light))));
}

/** Nearest first: the colour itself moved away from each ground, then black and white. */
function repaired(color: Color, grounds: readonly Ground[]): Color {
  const tried = grounds.flatMap(({ dark, light }) => [readable(color, dark), readable(color, light)]);
  const candidates = [color, ...new Set(tried), '#000000', '#ffffff'];
  const enough = candidates.find((one) => worst(one, grounds) >= minContrast);
  return enough ?? candidates.reduce((best, one) => (worst(one, grounds) > worst(best, grounds) ? one : best));
}
