import type { Layer } from '@adwright/studio/creative/layer.ts';
import { ellipseBlock } from '@adwright/studio/templates/kit/blocks.ts';
import {
  camera,
  type CameraMove,
  dolly,
  ground,
  isPhotographed,
  placeSeen,
  slideOf,
  standing,
  type Shot,
  type ShotInput,
} from './shot.ts';

/** Where soft discs hang before the lens, in shares of the frame, and how large they are, in shorter sides. */
const discs = [
  { x: 0.02, y: 0.86, size: 0.46, alpha: '2e', speed: 0.2 },
  { x: 0.97, y: 0.16, size: 0.34, alpha: '26', speed: 0.14 },
  { x: 0.9, y: 0.95, size: 0.3, alpha: '1f', speed: 0.26 },
] as const;

/** So near that they are out of focus: they pass faster than all else, and that is what depth looks like. */
export function beforeLens({ id, frame }: ShotInput): Layer[] {
  const unit = Math.min(frame.width, frame.height);
  return discs.map(({ x, y, size, alpha, speed }, index) => {
    const side = size * unit;
    return ellipseBlock(
      `${id}-disc-${index}`,
      { x: x * frame.width - side / 2, y: y * frame.height - side / 2, width: side, height: side },
      {
        kind: 'radial',
        x: 0.5,
        y: 0.5,
        radius: 0.5,
        stops: [
          { at: 0, color: `#fff6e6${alpha}` },
          { at: 0.7, color: `#fff6e6${alpha}` },
          { at: 1, color: '#fff6e600' },
        ],
      },
      { slot: 'decor', motion: [{ phase: 'life', effect: 'drift', side: 'left', amount: speed }] },
    );
  });
}

/** The camera moves past and a little nearer: what is far stays behind, what is near runs ahead. */
export function parallax(input: ShotInput): Shot {
  if (isPhotographed(input)) return pastPlace(input);
  const slide = slideOf(input);
  const place = ground(input, 'ground', [{ phase: 'life', effect: 'drift', side: 'right', amount: slide }]);
  const product = standing(input, [{ phase: 'life', effect: 'drift', side: 'left', amount: slide * 0.4 }]);
  return {
    layers: [
      camera(input, [place, product], [{ phase: 'life', effect: 'dolly', from: 1.05, to: 1.15, ease: 'in-out' }]),
      ...beforeLens(input),
    ],
    transition: { kind: 'crossfade', duration: 0.4 },
  };
}

const past: CameraMove = { from: 1.07, to: 1.18, slide: 0.052, ease: 'in-out' };

/** Through a place that was photographed: its own planes show how deep it is. */
function pastPlace(input: ShotInput): Shot {
  const layers = [placeSeen(input, `ground-${input.view}`, past), standing(input)];
  return { layers: [camera(input, layers, dolly(past))], transition: { kind: 'crossfade', duration: 0.4 } };
}
