import type { Layer } from '@adwright/studio/creative/layer.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import { darkPath } from '../../kit/qr/plan/draw-svg.ts';
import { QrStyle } from '../../kit/qr/plan/style.ts';
import { symbolOf } from '../../kit/qr/plan/symbol.ts';
import type { Rect } from './sizes.ts';

/** A layer's path is at most so long; a large code takes several of them. */
const longestPath = 7500;
const quiet = 4;

/** The code as the QR tool draws it, on white with the quiet edge that readers look for. */
export function qrLayers(url: string, box: Rect): Layer[] {
  const matrix = symbolOf(url, 'M');
  const path = darkPath(matrix, QrStyle.parse({}), null);
  const side = matrix.length + 2 * quiet;
  const viewBox: [number, number, number, number] = [-quiet, -quiet, side, side];
  return [
    { kind: 'shape', id: 'qr-ground', slot: 'decor', box, shape: { kind: 'rect' }, fill: solid('#ffffff') },
    ...piecesOf(path).map((d, index): Layer => ({
      kind: 'shape',
      id: `qr-${index}`,
      slot: 'decor',
      box,
      shape: { kind: 'path', d, viewBox },
      fill: solid('#000000'),
    })),
  ];
}

function piecesOf(path: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const part of path.split(/(?=M)/)) {
    if (piece.length + part.length > longestPath) {
      pieces.push(piece);
      piece = '';
    }
    piece += part;
  }
  return [...pieces, piece];
}
