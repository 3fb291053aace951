import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { Point, Rect } from '@adwright/studio/layout/display-list.ts';
import { union } from '@adwright/studio/layout/geometry.ts';
import type { Site } from '../store/site.ts';
import { unlocked } from './lock-layers.ts';
import { moveLayers } from './move-layers.ts';

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

function wayTo(side: Alignment, box: Rect, room: Rect): Point {
  switch (side) {
    case 'left':
      return { x: room.x - box.x, y: 0 };
    case 'center':
      return { x: room.x + room.width / 2 - box.x - box.width / 2, y: 0 };
    case 'right':
      return { x: room.x + room.width - box.x - box.width, y: 0 };
    case 'top':
      return { x: 0, y: room.y - box.y };
    case 'middle':
      return { x: 0, y: room.y + room.height / 2 - box.y - box.height / 2 };
    case 'bottom':
      return { x: 0, y: room.y + room.height - box.y - box.height };
  }
}

/** Edges keep clear of what the network covers; middles are those of the picture. */
function roomFor(side: Alignment, { frame }: Pick<Site, 'frame'>): Rect {
  const { width, height, safe } = frame;
  if (side === 'center' || side === 'middle') return { x: 0, y: 0, width, height };
  return { x: safe.left, y: safe.top, width: width - safe.left - safe.right, height: height - safe.top - safe.bottom };
}

/** One layer, or one group, stands to the frame; several stand to each other. */
export function alignLayers(
  site: Site,
  ids: readonly string[],
  side: Alignment,
  to?: 'frame' | 'each-other',
): AdDesign {
  const boxes = ids.flatMap((id) => site.boxes.get(id) ?? []);
  const [first, ...others] = boxes;
  if (!first) return site.design;
  const all = others.reduce(union, first);
  const grouped = (site.design.groups ?? []).some((group) => ids.every((id) => group.layers.includes(id)));
  if ((to ?? (ids.length > 1 && !grouped ? 'each-other' : 'frame')) === 'frame')
    return moveLayers(site, ids, wayTo(side, all, roomFor(side, site)));
  return moveLayers(site, ids, ({ box }) => wayTo(side, box, all));
}

/** Equal gaps between three layers or more; the outer two stay. */
export function distributeLayers(site: Site, ids: readonly string[], along: 'x' | 'y'): AdDesign {
  const size = along === 'x' ? 'width' : 'height';
  const placed = unlocked(site.design, ids)
    .flatMap((id) => {
      const box = site.boxes.get(id);
      return box ? [{ id, box }] : [];
    })
    .toSorted((a, b) => a.box[along] + a.box[size] / 2 - b.box[along] - b.box[size] / 2);
  const [first, last] = [placed[0]?.box, placed.at(-1)?.box];
  if (!first || !last || placed.length < 3) return site.design;
  const used = placed.reduce((sum, { box }) => sum + box[size], 0);
  const gap = (last[along] + last[size] - first[along] - used) / (placed.length - 1);
  let at = first[along];
  const ways = new Map<string, Point>();
  for (const { id, box } of placed) {
    ways.set(id, along === 'x' ? { x: at - box.x, y: 0 } : { x: 0, y: at - box.y });
    at += box[size] + gap;
  }
  return moveLayers(site, ids, ({ id }) => ways.get(id) ?? { x: 0, y: 0 });
}
