import { fromOklch, oklchOf } from '@adwright/studio/brand/oklch.ts';
import { schemeOf } from '@adwright/studio/brand/scheme.ts';
import type { Brand } from '@adwright/studio/creative/brand.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import type { Color } from '@adwright/studio/creative/paint.ts';
import { boxOf, ellipseBlock, free, rectBlock } from '@adwright/studio/templates/kit/blocks.ts';
import { flow, spot } from '@adwright/studio/templates/kit/paints.ts';
import type { Rect } from './product-layout.ts';

/** The shadow of what stands somewhere, where it touches the ground. */
export function shadowOf(id: string, product: Rect): Layer {
  const height = Math.max(24, product.width * 0.16);
  const [width, foot] = [product.width * 1.1, product.y + product.height];
  return ellipseBlock(
    id,
    { x: product.x - (width - product.width) / 2, y: foot - height * 0.62, width, height },
    spot([0, '#00000066'], [0.6, '#0000003d'], [1, '#00000000']),
  );
}

/** So many boards the front is made of. */
const boards = 9;

/** A shop's counter in the brand's color: its top, lit from above, the edge, and a front of boards. */
export function counterOf({ x, y, width, height }: Rect, depth: number, brand: Brand): Layer {
  const { ground } = schemeOf(brand, 'accent');
  const edge = width * 0.026;
  const front = { y: depth + edge, height: height - depth - edge };
  const board = width / boards;
  const wood = flow(
    90,
    [0, lit(ground, -0.13)],
    [0.035, lit(ground, -0.01)],
    [0.9, lit(ground, -0.03)],
    [1, lit(ground, -0.07)],
  );
  const shade = flow(180, [0, '#0000004d'], [0.16, '#00000014'], [1, '#00000038']);
  const top = flow(180, [0, lit(ground, 0.1)], [1, lit(ground, 0.02)]);
  const rim = flow(180, [0, lit(ground, 0.14)], [1, lit(ground, 0.06)]);
  return free(
    'counter',
    [
      rectBlock('counter-top', { x: 0, y: 0, width, height: depth }, top),
      rectBlock('counter-edge', { x: 0, y: depth, width, height: edge }, rim),
      ...Array.from({ length: boards }, (_, index) =>
        // A pixel wider, or the wall behind would shine through between two of them.
        rectBlock(`counter-board-${index}`, { x: index * board, width: board + 1, ...front }, wood),
      ),
      rectBlock('counter-shade', { x: 0, width, ...front }, shade),
    ],
    { box: boxOf({ x, y, width, height }) },
  );
}

function lit(color: Color, by: number): Color {
  const { l, c, h } = oklchOf(color);
  return fromOklch({ l: Math.max(0, Math.min(1, l + by)), c, h });
}
