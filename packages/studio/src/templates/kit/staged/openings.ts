import type { Layer } from '../../../creative/layer.ts';
import type { Paint } from '../../../creative/paint.ts';
import type { Rect } from '../../../layout/display-list.ts';
import { rectBlock } from '../blocks.ts';
import type { Kit } from '../kit.ts';
import { flow } from '../paints.ts';
import { shaded } from '../sets/rooms.ts';

const folds = 5;

/** One half of a curtain that has already begun to open, and is gone a second later. */
function half(kit: Kit, id: string, side: 'start' | 'end', cloth: string): Layer[] {
  const { width, height } = kit.frame;
  const wide = width * 0.52;
  const each = wide / folds;
  const x = side === 'start' ? -width * 0.02 : width * 0.5;
  return Array.from({ length: folds }, (_, index): Layer => {
    const fold: Paint = flow(90, [0, shaded(cloth, -0.1)], [0.45, shaded(cloth, 0.05)], [1, shaded(cloth, -0.12)]);
    return rectBlock(`${id}-${side}-${index}`, { x: x + index * each, y: 0, width: each + 1, height }, fold, {
      slot: 'decor',
      time: { start: 0, end: 1.15 },
      motion: [{ phase: 'out', effect: 'glide', side, distance: 2.2, duration: 1.1, ease: 'in-out' }],
    });
  });
}

/** A curtain before everything. It opens at once: the first frame of a film is its poster. */
export function curtain(kit: Kit, id: string): Layer[] {
  const cloth = kit.scheme('accent').ground;
  return [...half(kit, `${id}-curtain`, 'start', cloth), ...half(kit, `${id}-curtain`, 'end', cloth)];
}

/** Wrapping paper with a ribbon: the ribbon is drawn off, then the paper falls. */
export function wrapping(kit: Kit, id: string): Layer[] {
  const { width, height } = kit.frame;
  const unit = Math.min(width, height);
  const paper = kit.scheme('support').ground;
  const band = kit.scheme('accent').ground;
  const thick = unit * 0.11;
  const sheet = flow(135, [0, shaded(paper, 0.05)], [0.5, paper], [1, shaded(paper, -0.06)]);
  const silk = (angle: number): Paint =>
    flow(angle, [0, shaded(band, -0.06)], [0.5, shaded(band, 0.08)], [1, shaded(band, -0.06)]);
  return [
    rectBlock(`${id}-paper`, { x: 0, y: height * 0.5, width, height: height * 0.5 }, sheet, {
      slot: 'decor',
      time: { start: 0, end: 1.2 },
      motion: [{ phase: 'out', effect: 'glide', side: 'down', distance: 2.2, duration: 0.8, ease: 'in' }],
    }),
    rectBlock(
      `${id}-band-up`,
      { x: (width - thick) / 2, y: height * 0.5, width: thick, height: height * 0.5 },
      silk(90),
      {
        slot: 'decor',
        time: { start: 0, end: 0.75 },
        motion: [{ phase: 'out', effect: 'glide', side: 'down', distance: 2.2, duration: 0.6, ease: 'in' }],
      },
    ),
    rectBlock(`${id}-band-across`, { x: 0, y: height * 0.68, width, height: thick }, silk(0), {
      slot: 'decor',
      time: { start: 0, end: 0.6 },
      motion: [{ phase: 'out', effect: 'glide', side: 'end', distance: 2.4, duration: 0.55, ease: 'in' }],
    }),
  ];
}

/** What one sees through a camera: corners of a frame, and a red dot that says it runs. */
export function viewfinder(kit: Kit, id: string): Layer[] {
  const { full, margin, shape } = kit.frame;
  const long = Math.min(full.width, full.height) * 0.09;
  const thick = Math.max(2, long * 0.06);
  const edge = margin * (shape === 'tall' ? 0.5 : 0.35);
  const corners = [
    { x: edge, y: edge, right: false, down: false },
    { x: full.width - edge, y: edge, right: true, down: false },
    { x: edge, y: full.height - edge, right: false, down: true },
    { x: full.width - edge, y: full.height - edge, right: true, down: true },
  ];
  const marks = corners.flatMap(({ x, y, right, down }, index): Layer[] => [
    rectBlock(
      `${id}-h-${index}`,
      { x: right ? x - long : x, y: down ? y - thick : y, width: long, height: thick },
      '#ffffffe6',
      { slot: 'decor' },
    ),
    rectBlock(
      `${id}-v-${index}`,
      { x: right ? x - thick : x, y: down ? y - long : y, width: thick, height: long },
      '#ffffffe6',
      { slot: 'decor' },
    ),
  ]);
  const dot = long * 0.34;
  return [
    ...marks,
    rectBlock(`${id}-rec`, { x: edge + long * 0.3, y: edge + long * 0.3, width: dot, height: dot }, '#ff3b30', {
      slot: 'decor',
      radius: dot / 2,
      motion: [{ phase: 'life', effect: 'pulse', amount: 0.3, period: 1 }],
    }),
  ];
}

/** The head of an old film: a ring that closes while a number is read. */
export function leaderRing(id: string, area: Rect, color: string): Layer[] {
  const side = Math.min(area.width, area.height) * 0.96;
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  return [1, 0.82].map((share, index): Layer => ({
    kind: 'shape',
    id: `${id}-ring-${index}`,
    slot: 'decor',
    box: { x: x - (side * share) / 2, y: y - (side * share) / 2, width: side * share, height: side * share },
    shape: { kind: 'ellipse' },
    stroke: { color, width: Math.max(2, side * 0.012) },
    motion: [{ phase: 'life', effect: 'pulse', amount: 0.02 * (index + 1), period: 0.5 }],
  }));
}
