import type { Box } from '@adwright/scenery/compose/cutout.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import type { Motion } from '@adwright/studio/creative/motion.ts';
import { camera, ground, isPhotographed, plate, standIn, type Shot, type ShotInput } from './shot.ts';

/** Fewer pixels than this are not worth going near. */
const fine = 700;

/** So near that the product fills the frame, and along it: down what stands, across what lies. */
export function macro(input: ShotInput): Shot {
  const { frame, views, view } = input;
  const at = standIn(input);
  const box = views[view]?.box ?? at;
  const most = Math.max(box.width, box.height) < fine ? 1.6 : 2.8;
  const near = Math.max(1.5, Math.min(most, (frame.width * 0.95) / at.width));
  const lying = at.width > at.height * 1.15;
  const unit = Math.min(frame.width, frame.height);
  const way = Math.min(1.2, ((lying ? at.width : at.height) * near * 0.42) / unit);
  const layers = isPhotographed(input) ? inPlace(input, at, near, lying, way) : beforeIt(input, at, near, lying, way);
  return {
    layers: [camera(input, layers, [{ phase: 'life', effect: 'dolly', from: 1.08, to: 1.16 }])],
    transition: { kind: 'zoom', duration: 0.4 },
  };
}

const along = (lying: boolean, amount: number): Motion[] => [
  { phase: 'life', effect: 'drift', side: lying ? 'left' : 'up', amount, ease: 'in-out' },
];

/** What is behind a thing that the lens is held close to hardly moves, and is out of focus. */
function beforeIt(input: ShotInput, at: Box, near: number, lying: boolean, way: number): Layer[] {
  const { frame } = input;
  const size = { width: at.width * near, height: at.height * near };
  const place = { x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2, ...size };
  return [ground(input, 'soft', along(lying, 0.04)), product(input, place, along(lying, way))];
}

/** In a place it stands on the ground, and both come nearer: a product that moved alone would hover. */
function inPlace(input: ShotInput, at: Box, near: number, lying: boolean, way: number): Layer[] {
  const { id, frame, view } = input;
  const start = (middle: number, whole: number): number =>
    Math.max(whole - whole * near, Math.min(0, whole / 2 - middle * near));
  const x = start(at.x + at.width / 2, frame.width);
  const y = start(at.y + at.height / 2, frame.height);
  const seen = { x, y, width: frame.width * near, height: frame.height * near };
  // No further than the place reaches.
  const room = lying ? Math.min(-x, x + seen.width - frame.width) : Math.min(-y, y + seen.height - frame.height);
  const motion = along(lying, Math.min(way, (2 * room) / Math.min(frame.width, frame.height)));
  const place = { x: x + at.x * near, y: y + at.y * near, width: at.width * near, height: at.height * near };
  return [plate(`${id}-ground`, `ground-${view}`, seen, motion), product(input, place, motion)];
}

function product({ id, view }: ShotInput, place: Box, motion: Motion[]): Layer {
  return { ...plate(`${id}-product`, `view-${view}`, place, motion), slot: 'product' };
}
