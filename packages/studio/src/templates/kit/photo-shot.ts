import type { Layer } from '../../creative/layer.ts';
import type { AdImage } from '../../template-input.ts';
import { boxOf, rectBlock } from './blocks.ts';
import type { Kit } from './kit.ts';
import { flow } from './paints.ts';
import { focusHolding } from './focus-holding.ts';

/** A photograph from edge to edge, slowly coming nearer or going away, and a shade for words that have no plate. */
export function photoShot(
  kit: Kit,
  picture: AdImage,
  id: string,
  options: {
    readonly away?: boolean;
    /** How close it starts. */ readonly near?: number;
    readonly shade?: boolean;
  } = {},
): Layer[] {
  const { away = false, near = 1, shade = true } = options;
  const layers: Layer[] = [
    {
      kind: 'image',
      id,
      slot: 'photo',
      asset: picture.id,
      fit: 'cover',
      focus: focusHolding(picture, kit.frame.full),
      box: boxOf(kit.frame.full),
      motion: [{ phase: 'life', effect: 'ken-burns', from: near * (away ? 1.14 : 1), to: near * (away ? 1 : 1.14) }],
    },
    rectBlock(`${id}-shade`, kit.frame.full, flow(180, [0, '#00000026'], [0.35, '#0000000d'], [1, '#0000004d']), {
      slot: 'decor',
    }),
  ];
  return shade ? layers : layers.slice(0, 1);
}
