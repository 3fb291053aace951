import { apart } from '../brand/clear-of.ts';
import type { Color } from '../creative/paint.ts';
import { stateAt } from '../draw/state.ts';
import { groundAt, isGround } from '../inspect/ground.ts';
import type { DisplayList, DisplayNode, Rect } from '../layout/display-list.ts';
import { intersection } from '../layout/geometry.ts';
import { along } from './along.ts';

function shownArea(node: DisplayNode, list: DisplayList): number {
  const { paint, box } = node;
  if (paint.kind !== 'image') return 0;
  const asset = list.assets[paint.asset];
  const { width: w = 1, height: h = 1 } = asset ?? {};
  const scale = Math.min(box.width / w, box.height / h);
  const drawn: Rect =
    paint.fit === 'cover'
      ? box
      : {
          x: box.x + (box.width - w * scale) * paint.anchor.x,
          y: box.y + (box.height - h * scale) * paint.anchor.y,
          width: w * scale,
          height: h * scale,
        };
  // What was made smaller by hand keeps its box.
  const { scale: by } = stateAt(node, 0);
  const shrunk = Math.min(1, by);
  const seen = intersection(drawn, { x: 0, y: 0, width: list.width, height: list.height });
  return seen ? seen.width * seen.height * shrunk * shrunk : 0;
}

/** The share of the frame the product fills, and whether it stands out from what is behind it. */
export function productPresence(
  list: DisplayList,
  colour: Color | undefined,
): { score: number; value: number } | undefined {
  const nodes = list.scenes[0]?.nodes ?? [];
  const pictures = nodes.filter((node) => node.slot === 'product' || node.slot === 'photo');
  const has = Object.values(list.assets).some((asset) => asset.kind === 'image' && asset.cutout !== undefined);
  if (pictures.length === 0 && !has) return undefined;
  const areas = pictures.map((node) => shownArea(node, list));
  const value = Math.max(0, ...areas) / (list.width * list.height);
  const size = along(
    [
      [0, 0],
      [0.03, 22],
      [0.07, 55],
      [0.14, 88],
      [0.2, 100],
      [0.55, 100],
      [1, 90],
    ],
    value,
  );
  const largest = pictures[areas.indexOf(Math.max(0, ...areas))];
  const separation = colour && largest ? separationOf(list, largest, colour) : 1;
  const stands = along(
    [
      [0, 0.35],
      [0.08, 0.6],
      [0.2, 0.92],
      [0.3, 1],
    ],
    separation,
  );
  return { value, score: size * stands * (largest ? uncropped(list, largest) : 1) };
}

/** A photograph that is cut down to a strip has lost what it was taken for. */
function uncropped(list: DisplayList, { paint, box }: DisplayNode): number {
  if (paint.kind !== 'image' || paint.fit !== 'cover') return 1;
  const { width: w = 1, height: h = 1 } = list.assets[paint.asset] ?? {};
  const scale = Math.max(box.width / w, box.height / h);
  return along(
    [
      [0.25, 0.45],
      [0.6, 0.75],
      [0.85, 1],
    ],
    (box.width * box.height) / (w * h * scale * scale),
  );
}

function separationOf(list: DisplayList, product: DisplayNode, colour: Color): number {
  const [scene] = list.scenes;
  if (!scene || product.slot === 'photo' || product.paint.kind !== 'image') return 1;
  if (list.assets[product.paint.asset]?.cutout !== true) return 1;
  const under = scene.nodes
    .slice(0, scene.nodes.indexOf(product))
    .filter((node) => node.paint.kind === 'shape' && !node.id.endsWith('-shadow'))
    .map((node) => ({ node, state: stateAt(node, 0) }))
    .filter(isGround);
  const { box } = product;
  const points = [0.1, 0.5, 0.9].map((y) => ({ x: box.x + box.width / 2, y: box.y + box.height * y }));
  const distances = points.map((point) => apart(groundAt(scene.background, list, under, point).light, colour));
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
}
