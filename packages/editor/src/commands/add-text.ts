import { readable } from '@adwright/studio/brand/contrast.ts';
import type { Paint } from '@adwright/studio/creative/paint.ts';
import type { Outcome, Site } from '../store/site.ts';
import { addLayer } from './add-layer.ts';

export type TextRole = 'heading' | 'body';

function colorOf(paint: Paint | undefined): string {
  if (!paint) return '#ffffff';
  return paint.kind === 'solid' ? paint.color : (paint.stops[0]?.color ?? '#ffffff');
}

const sizes = {
  heading: { size: 84, width: 760, height: 220 },
  body: { size: 40, width: 620, height: 130 },
} as const;

/** A line or a paragraph in the brand's type and a colour that can be read on the ground. */
export function addText(site: Site, role: TextRole, text: string): Outcome {
  const { size, width, height } = sizes[role];
  const { ink } = site.design.brand.colors;
  return addLayer(site, 'text', {
    kind: 'text',
    box: { x: 0, y: 0, width, height },
    text: text.slice(0, 2000),
    style: {
      font: role,
      size,
      minSize: size / 3,
      color: readable(ink.slice(0, 7), colorOf(site.creative.scenes[0]?.background).slice(0, 7)),
      align: 'center',
      valign: 'middle',
      ...(role === 'heading' ? { balance: true } : {}),
    },
  });
}
