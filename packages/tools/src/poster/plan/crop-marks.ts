import type { Layer } from '@adwright/studio/creative/layer.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import type { Rect, Sheet } from './sizes.ts';

/** Points. Marks keep away from the bleed, so that none is left on the finished sheet. */
const length = 18;
const thickness = 0.5;

function rect(id: string, { x, y, width, height }: Rect, color: string, unit: number): Layer {
  return {
    kind: 'shape',
    id,
    slot: 'decor',
    box: { x: x * unit, y: y * unit, width: width * unit, height: height * unit },
    shape: { kind: 'rect' },
    fill: solid(color),
  };
}

/** White over whatever a layer painted beyond the bleed: there is nothing but the marks. */
export function slugMasks({ media, bleed, unit }: Sheet): Layer[] {
  const right = bleed.x + bleed.width;
  const bottom = bleed.y + bleed.height;
  return [
    rect('slug-top', { x: 0, y: 0, width: media.width, height: bleed.y }, '#ffffff', unit),
    rect('slug-bottom', { x: 0, y: bottom, width: media.width, height: media.height - bottom }, '#ffffff', unit),
    rect('slug-left', { x: 0, y: 0, width: bleed.x, height: media.height }, '#ffffff', unit),
    rect('slug-right', { x: right, y: 0, width: media.width - right, height: media.height }, '#ffffff', unit),
  ];
}

/** Two lines at each corner, along the edges of the finished sheet. */
export function cropMarks({ trim, bleed, unit }: Sheet): Layer[] {
  const marks: Rect[] = [];
  const gap = 2;
  for (const x of [trim.x, trim.x + trim.width]) {
    for (const y of [bleed.y - gap - length, bleed.y + bleed.height + gap])
      marks.push({ x: x - thickness / 2, y, width: thickness, height: length });
  }
  for (const y of [trim.y, trim.y + trim.height]) {
    for (const x of [bleed.x - gap - length, bleed.x + bleed.width + gap])
      marks.push({ x, y: y - thickness / 2, width: length, height: thickness });
  }
  return marks.map((mark, index) => rect(`crop-${index}`, mark, '#000000', unit));
}
