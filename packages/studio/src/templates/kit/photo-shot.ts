import type { Layer } from '../../creative/layer.ts';
import type { AdImage } from '../../template.ts';
import { boxOf } from './blocks.ts';
import type { Kit } from './kit.ts';

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
  const box = boxOf(kit.frame.full);
  const layers: Layer[] = [
    {
      kind: 'image',
      id,
      slot: 'photo',
      asset: picture.id,
      fit: 'cover',
      box,
      motion: [{ phase: 'life', effect: 'ken-burns', from: near * (away ? 1.14 : 1), to: near * (away ? 1 : 1.14) }],
    },
    {
      kind: 'shape',
      id: `${id}-shade`,
      slot: 'decor',
      box,
      shape: { kind: 'rect' },
      fill: {
        kind: 'linear',
        angle: 180,
        stops: [
          { at: 0, color: '#00000026' },
          { at: 0.35, color: '#0000000d' },
          { at: 1, color: '#0000004d' },
        ],
      },
    },
  ];
  return shade ? layers : layers.slice(0, 1);
}
