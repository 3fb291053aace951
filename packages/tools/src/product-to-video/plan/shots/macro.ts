import { camera, ground, plate, standIn, type Shot, type ShotInput } from './shot.ts';

/** Fewer pixels than this are not worth going near. */
const fine = 700;

/** So near that the product fills the frame, and along it: down what stands, across what lies. */
export function macro(input: ShotInput): Shot {
  const { id, frame, views, view } = input;
  const at = standIn(input);
  const box = views[view]?.box ?? at;
  const most = Math.max(box.width, box.height) < fine ? 1.6 : 2.8;
  const near = Math.max(1.5, Math.min(most, (frame.width * 0.95) / at.width));
  const size = { width: at.width * near, height: at.height * near };
  const lying = at.width > at.height * 1.15;
  const unit = Math.min(frame.width, frame.height);
  const way = Math.min(1.2, ((lying ? size.width : size.height) * 0.42) / unit);
  const place = { x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2, ...size };
  return {
    layers: [
      camera(
        input,
        [
          ground(input, 'soft', [{ phase: 'life', effect: 'drift', side: lying ? 'left' : 'up', amount: 0.04 }]),
          {
            ...plate(`${id}-product`, `view-${view}`, place, [
              { phase: 'life', effect: 'drift', side: lying ? 'left' : 'up', amount: way, ease: 'in-out' },
            ]),
            slot: 'product',
          },
        ],
        [{ phase: 'life', effect: 'dolly', from: 1.08, to: 1.16 }],
      ),
    ],
    transition: { kind: 'zoom', duration: 0.4 },
  };
}
