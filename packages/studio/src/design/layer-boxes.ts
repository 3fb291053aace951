import { stateAt } from '../draw/state.ts';
import type { DisplayList, DisplayNode, Point, Rect } from '../layout/display-list.ts';
import { centerOf, rotatedBounds, union } from '../layout/geometry.ts';
import type { EditableLayer } from './editable-layers.ts';

function nodesOf(list: DisplayList): readonly DisplayNode[] {
  return [...(list.scenes[0]?.nodes ?? []), ...list.overlay];
}

/** Whether a node is drawn for one of the layers: grounds, plates and parts of texts have names made from theirs. */
export function drawsFor(node: Pick<DisplayNode, 'id'>, members: ReadonlySet<string>): boolean {
  if (members.has(node.id)) return true;
  const plain = plainName(node.id);
  return plain !== node.id && members.has(plain);
}

function plainName(id: string): string {
  return id.replace(/-(?:ground|plate-\d+|\d+)$/, '');
}

/** The upright box around a node where it stands in the frame. */
export function standingBox(node: DisplayNode): Rect {
  const state = stateAt(node, 0);
  const turned = rotatedBounds(node.box, (state.turn * 180) / Math.PI, centerOf(node.box));
  return {
    x: turned.x * state.scale + state.x,
    y: turned.y * state.scale + state.y,
    width: turned.width * state.scale,
    height: turned.height * state.scale,
  };
}

/** Where each thing stands, by id. What has no room or is hidden has no box. */
export function boxesOf(list: DisplayList, layers: readonly EditableLayer[]): Map<string, Rect> {
  const owners = new Map<string, string>();
  for (const { id, members } of layers) for (const member of members) owners.set(member, id);
  const boxes = new Map<string, Rect>();
  for (const node of nodesOf(list)) {
    const owner = owners.get(node.id) ?? owners.get(plainName(node.id));
    if (owner === undefined) continue;
    const own = standingBox(node);
    const before = boxes.get(owner);
    boxes.set(owner, before ? union(before, own) : own);
  }
  return boxes;
}

function holds(box: Rect, point: Point): boolean {
  return point.x >= box.x && point.y >= box.y && point.x <= box.x + box.width && point.y <= box.y + box.height;
}

/** Scrims and patterns lie over half the picture and are seldom what a press means. */
function isVeil(layer: EditableLayer, box: Rect, list: DisplayList): boolean {
  return layer.kind === 'shape' && box.width * box.height >= list.width * list.height * 0.4;
}

/** The thing at a point of the frame: the foremost, large shapes only where nothing else is. */
export function layerAt(list: DisplayList, layers: readonly EditableLayer[], point: Point): EditableLayer | undefined {
  const hits = nodesOf(list)
    .filter((node) => stateAt(node, 0).visible && holds(standingBox(node), point))
    .toReversed()
    .flatMap((node) => {
      const layer = layers.find((one) => drawsFor(node, one.members));
      return layer ? [{ layer, veil: isVeil(layer, standingBox(node), list) }] : [];
    });
  return (hits.find((hit) => !hit.veil) ?? hits[0])?.layer;
}
