import type { Box, GroupLayer, Layer } from '../creative/layer.ts';
import { reordered } from '../creative/paint-order.ts';
import type { Rect } from './display-list.ts';
import { inset } from './geometry.ts';
import { emitBackground, emitLayer } from './emit.ts';
import { gapOf, keptChildren, measureLayer, paddingOf, shareRow, type Attempt, type Extent } from './measure.ts';
import { solveGroup } from './solve.ts';
import { mirrored, placedTracks, turnOf, type Stage, type Surroundings } from './stage.ts';
import { tracksOf } from './tracks.ts';

const whole: Attempt = { ease: 1, dropped: new Set(), lines: new Map() };

export function arrangeAll(layers: readonly Layer[], frame: Rect, seconds: number, stage: Stage): void {
  const around: Surroundings = { start: 0, end: seconds, opacity: 1, tracks: [], align: 'start', attempt: whole };
  for (const layer of layers) arrangeFree(layer, boxIn(layer.box, frame), around, stage);
}

function boxIn(box: Box | undefined, parent: Rect): Rect {
  if (!box) return parent;
  const x = box.unit === 'fr' ? parent.width : 1;
  const y = box.unit === 'fr' ? parent.height : 1;
  return { x: parent.x + box.x * x, y: parent.y + box.y * y, width: box.width * x, height: box.height * y };
}

/** A layer that has a box of its own: rows and columns are solved for it. */
function arrangeFree(layer: Layer, rect: Rect, around: Surroundings, stage: Stage): void {
  if (layer.kind !== 'group' || layer.layout === 'free') {
    arrange(layer, rect, { ...around, attempt: whole }, stage);
    return;
  }
  const attempt = solveGroup(layer, rect.width, rect.height, stage);
  recordDropped(layer, attempt, stage);
  arrange(layer, rect, { ...around, attempt }, stage);
}

function recordDropped(group: GroupLayer, attempt: Attempt, stage: Stage): void {
  for (const child of group.children) {
    if (attempt.dropped.has(child.id))
      stage.dropped.push(child.slot ? { id: child.id, slot: child.slot } : { id: child.id });
    else if (child.kind === 'group') recordDropped(child, attempt, stage);
  }
}

function arrange(layer: Layer, rect: Rect, around: Surroundings, stage: Stage): void {
  if (layer.kind !== 'group') {
    const placed = placedTracks(layer, mirrored(rect, stage), stage);
    const inner = placed.length > 0 ? { ...around, tracks: [...placed, ...around.tracks] } : around;
    emitLayer(layer, rect, inner, stage);
    return;
  }
  const inner = enter(layer, rect, around, stage);
  emitBackground(layer, rect, inner, stage);
  if (layer.layout === 'free') {
    const room = inset(rect, paddingOf(layer).x, paddingOf(layer).y);
    for (const child of layer.children) arrangeFree(child, boxIn(child.box, room), inner, stage);
  } else {
    for (const [child, place] of reordered(placesOf(layer, rect, inner.attempt, stage), ([{ order }]) => order)) {
      // Fractions and pixels of a free group are known only now that its box is.
      if (child.kind === 'group' && child.layout === 'free') arrangeFree(child, place, inner, stage);
      else arrange(child, place, inner, stage);
    }
  }
}

function enter(group: GroupLayer, rect: Rect, around: Surroundings, stage: Stage): Surroundings {
  const start = around.start + (stage.moving ? (group.time?.start ?? 0) : 0);
  const end =
    stage.moving && group.time?.end !== undefined ? Math.min(around.end, around.start + group.time.end) : around.end;
  const place = mirrored(rect, stage);
  const setting = { shortSide: Math.min(stage.width, stage.height), direction: stage.direction, start, end };
  const own = stage.moving ? (group.motion ?? []).flatMap((motion) => tracksOf(motion, place, 0, setting)) : [];
  const turn = turnOf(group.rotate, place, stage);
  const align =
    group.layout === 'column' && group.align && group.align !== 'stretch'
      ? group.align
      : group.layout === 'column'
        ? 'start'
        : around.align;
  return {
    start,
    end,
    opacity: around.opacity * (group.opacity ?? 1),
    tracks: [...turn, ...own, ...placedTracks(group, place, stage), ...around.tracks],
    align,
    attempt: around.attempt,
  };
}

function placesOf(group: GroupLayer, rect: Rect, attempt: Attempt, stage: Stage): [Layer, Rect][] {
  const padding = paddingOf(group);
  const room = inset(rect, padding.x, padding.y);
  return group.layout === 'row' ? rowPlaces(group, room, attempt, stage) : columnPlaces(group, room, attempt, stage);
}

function lead(free: number, justify: GroupLayer['justify'], count: number): { before: number; between: number } {
  if (justify === 'center') return { before: free / 2, between: 0 };
  if (justify === 'end') return { before: free, between: 0 };
  if (justify === 'between' && count > 1) return { before: 0, between: free / (count - 1) };
  return { before: 0, between: 0 };
}

function across(size: number, room: number, align: GroupLayer['align']): number {
  return align === 'center' ? (room - size) / 2 : align === 'end' ? room - size : 0;
}

function columnPlaces(group: GroupLayer, room: Rect, attempt: Attempt, stage: Stage): [Layer, Rect][] {
  const children = keptChildren(group, attempt);
  const measuring = { type: stage.type, assets: stage.assets, attempt };
  const extents = new Map<Layer, Extent>(children.map((child) => [child, measureLayer(child, room.width, measuring)]));
  const gap = gapOf(group, attempt);
  const used =
    [...extents.values()].reduce((sum, extent) => sum + extent.height, 0) + gap * Math.max(0, children.length - 1);
  const fills = children.filter((child) => child.size?.height === 'fill');
  const grow = fills.reduce((sum, child) => sum + (child.size?.grow ?? 1), 0);
  const spare = Math.max(0, room.height - used);
  const { before, between } = lead(fills.length > 0 ? 0 : spare, group.justify, children.length);
  let y = room.y + before;
  return children.map((child): [Layer, Rect] => {
    const extent = extents.get(child) ?? { width: 0, height: 0, ok: false };
    const stretch =
      child.size?.width === 'fill' || (group.align === 'stretch' && typeof child.size?.width !== 'number');
    const width = Math.min(stretch ? room.width : extent.width, child.size?.maxWidth ?? Number.POSITIVE_INFINITY);
    const share = fills.includes(child) ? (spare * (child.size?.grow ?? 1)) / grow : 0;
    const height = Math.min(extent.height + share, child.size?.maxHeight ?? Number.POSITIVE_INFINITY);
    const place = { x: room.x + across(width, room.width, group.align), y, width, height };
    y += height + gap + between;
    return [child, place];
  });
}

function rowPlaces(group: GroupLayer, room: Rect, attempt: Attempt, stage: Stage): [Layer, Rect][] {
  const { shares } = shareRow(group, room.width, { type: stage.type, assets: stage.assets, attempt });
  const gap = gapOf(group, attempt);
  const used = shares.reduce((sum, share) => sum + share.width, 0) + gap * Math.max(0, shares.length - 1);
  const { before, between } = lead(Math.max(0, room.width - used), group.justify, shares.length);
  let x = room.x + before;
  return shares.map(({ child, width, height }): [Layer, Rect] => {
    const tall =
      child.size?.height === 'fill' || (group.align === 'stretch' && typeof child.size?.height !== 'number')
        ? room.height
        : Math.min(height, room.height);
    const place = { x, y: room.y + across(tall, room.height, group.align), width, height: tall };
    x += width + gap + between;
    return [child, place];
  });
}
