import type { Layer } from '../../creative/layer.ts';
import type { AdImage } from '../../template.ts';
import { boxOf } from './blocks.ts';
import type { Kit } from './kit.ts';

/** A photograph from edge to edge, slowly coming nearer or going away, and a shade that words can stand on. */
export function photoShot(
  kit: Kit,
  picture: AdImage,
  id: string,
  { away = false, near = 1 }: { readonly away?: boolean; /** How close it starts. */ readonly near?: number } = {},
): Layer[] {
  const box = boxOf(kit.frame.full);
  return [
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
          { at: 0, color: '#00000073' },
          { at: 0.3, color: '#0000001a' },
          { at: 1, color: '#00000099' },
        ],
      },
    },
  ];
}
