import { captionLooks } from '../draw/caption-looks.ts';
import type { Color } from '../creative/paint.ts';
import type { DisplayNode, Rect, TextLine } from '../layout/display-list.ts';
import { centerOf, rotatedBounds } from '../layout/geometry.ts';
import type { Standing } from './ground.ts';

/** A line of words where it stands, in the colours it is written in. */
export type SeenLine = {
  readonly rect: Rect;
  readonly colors: readonly { readonly text: Color; readonly ground?: Color }[];
};

/** Words of one text are nodes of their own; they belong together. */
export function layerOf(node: DisplayNode): string {
  return node.id.replace(/-\d+$/, '');
}

/** What the eye takes as a line: less than the line's box, which has room for accents and the next line. */
function inkRect(line: Pick<TextLine, 'x' | 'width' | 'baseline'>, size: number): Rect {
  return { x: line.x, y: line.baseline - size * 0.76, width: line.width, height: size * 0.94 };
}

function moved(rect: Rect, { node, state }: Standing): Rect {
  const turned = state.turn === 0 ? rect : rotatedBounds(rect, (state.turn * 180) / Math.PI, centerOf(node.box));
  return {
    x: turned.x * state.scale + state.x,
    y: turned.y * state.scale + state.y,
    width: turned.width * state.scale,
    height: turned.height * state.scale,
  };
}

/** The lines a node writes; of captions those of a moment. */
export function linesOf(standing: Standing, t = 0): SeenLine[] {
  const { paint } = standing.node;
  if (paint.kind === 'text' || paint.kind === 'count') {
    const lines = paint.kind === 'text' ? paint.lines : [paint.line];
    const color = { text: paint.face.color, ...(paint.face.outline ? { ground: paint.face.outline.color } : {}) };
    return lines.map((line) => ({ rect: moved(inkRect(line, paint.face.size), standing), colors: [color] }));
  }
  if (paint.kind !== 'captions') return [];
  const page = paint.pages.find((candidate) => t >= candidate.start && t < candidate.end);
  const plain = { text: paint.face.color, ...(paint.face.outline ? { ground: paint.face.outline.color } : {}) };
  const { plate } = captionLooks[paint.look];
  const active = {
    text: paint.active.color,
    ...(plate && plate !== 'line' && paint.active.plate
      ? { ground: paint.active.plate }
      : paint.face.outline
        ? { ground: paint.face.outline.color }
        : {}),
  };
  return (page?.words ?? []).map((word) => ({
    rect: moved(inkRect(word, paint.face.size), standing),
    colors: paint.look === 'plain' ? [plain] : [plain, active],
  }));
}
