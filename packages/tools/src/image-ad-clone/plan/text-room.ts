/** How much room a text may take: a little more than what stood there, as far as nothing is in the way. */
import { shareInside } from '@adwright/vision/pure/boxes.ts';
import type { Rect } from './boxes.ts';
import type { CloneFrame, PlacedBox } from './clone-frame.ts';

const cap = 0.72;
const widest = 1.3;
/** The capitals of the condensed face are that much taller for its size; lines would run into each other. */
const tallCaps = 0.84;

export type TextRoom = { readonly box: Rect; readonly lineHeight: number; readonly size: number };

export function textRoom(box: PlacedBox, others: readonly PlacedBox[], frame: CloneFrame): TextRoom {
  const { at, type } = box;
  const taller = type?.face === 'condensed' ? tallCaps : 1;
  const size = (type?.size ?? 16) * frame.scale * taller;
  const lines = type?.lines ?? 1;
  const caps = (cap / taller) * size;
  const lineHeight = lineHeightOf(at.height, size, lines, caps);
  const above = (lineHeight * size - caps) / 2;
  const height = lines * lineHeight * size;
  const tall = { ...at, y: at.y - above, height };
  return {
    box: {
      ...tall,
      ...widened(
        tall,
        type?.align ?? 'start',
        container(box, others, frame),
        others.filter((other) => other !== box),
      ),
    },
    lineHeight,
    size,
  };
}

/** From the distance of its lines; letters below the line are about a fifth of the size. */
function lineHeightOf(height: number, size: number, lines: number, caps: number): number {
  if (lines < 2) return 1.15;
  const pitch = (height - caps - 0.12 * size) / (lines - 1);
  return Math.min(1.7, Math.max(caps / size + 0.12, pitch / size));
}

/** The panel it stands on, or the frame without a small margin. */
function container({ at }: PlacedBox, others: readonly PlacedBox[], frame: CloneFrame): Rect {
  const panel = others
    .filter(({ role }) => role === 'panel')
    .filter(
      ({ at: other }) =>
        at.x >= other.x - 1 &&
        at.x + at.width <= other.x + other.width + 1 &&
        at.y >= other.y - 1 &&
        at.y + at.height <= other.y + other.height + 1,
    )
    .toSorted((a, b) => a.at.width * a.at.height - b.at.width * b.at.height)[0];
  const outer = panel?.at ?? { x: 0, y: 0, width: frame.width, height: frame.height };
  const margin = Math.min(
    0.04 * outer.width,
    Math.max(0, at.x - outer.x),
    Math.max(0, outer.x + outer.width - at.x - at.width),
  );
  return { x: outer.x + margin, y: outer.y, width: outer.width - 2 * margin, height: outer.height };
}

function widened(
  at: Rect,
  align: 'start' | 'center' | 'end',
  outer: Rect,
  others: readonly PlacedBox[],
): { x: number; width: number } {
  const extra = (widest - 1) * at.width;
  const beside = others.filter(
    ({ role, at: other }) =>
      !(role === 'panel' && shareInside(at, other) > 0.5) &&
      other.y < at.y + at.height &&
      other.y + other.height > at.y,
  );
  const middle = at.x + at.width / 2;
  // A product's box may reach into that of the words; they still come no nearer to it.
  const isAfter = ({ role, at: other }: PlacedBox): boolean =>
    role === 'product' ? other.x + other.width / 2 > middle : other.x >= at.x + at.width - 2;
  const isBefore = ({ role, at: other }: PlacedBox): boolean =>
    role === 'product' ? other.x + other.width / 2 <= middle : other.x + other.width <= at.x + 2;
  const after = Math.min(
    outer.x + outer.width,
    ...beside.filter(isAfter).map(({ at: other }) => other.x - 0.02 * outer.width),
  );
  const before = Math.max(
    outer.x,
    ...beside.filter(isBefore).map(({ at: other }) => other.x + other.width + 0.02 * outer.width),
  );
  const room = { before: Math.max(0, at.x - before), after: Math.max(0, after - at.x - at.width) };
  if (align === 'center') {
    const both = Math.min(room.before, room.after, extra / 2);
    return { x: at.x - both, width: at.width + 2 * both };
  }
  if (align === 'end') {
    const more = Math.min(room.before, extra);
    return { x: at.x - more, width: at.width + more };
  }
  return { x: at.x, width: at.width + Math.min(room.after, extra) };
}
