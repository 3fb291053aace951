import type { Box, Face } from '@adwright/domain/engines/pictures.ts';

/** The part of a photo a document can ever show, in heads from the middle between the eyes: hair, shoulders, some air. */
const reach = { up: 1.3, down: 2, aside: 1.6 };

export function headHeight(face: Face): number {
  const { leftEye, rightEye, chin } = face.landmarks;
  const eyes = { x: (leftEye.x + rightEye.x) / 2, y: (leftEye.y + rightEye.y) / 2 };
  return 2 * Math.hypot(chin.x - eyes.x, chin.y - eyes.y);
}

/** Cut before the background goes: the nearer the network looks, the finer it sees hair. */
export function portraitBox(face: Face, photo: { width: number; height: number }): Box {
  const head = headHeight(face);
  const { leftEye, rightEye } = face.landmarks;
  const [x, y] = [(leftEye.x + rightEye.x) / 2, (leftEye.y + rightEye.y) / 2];
  const left = Math.max(0, Math.floor(x - reach.aside * head));
  const top = Math.max(0, Math.floor(y - reach.up * head));
  const right = Math.min(photo.width, Math.ceil(x + reach.aside * head));
  const bottom = Math.min(photo.height, Math.ceil(y + reach.down * head));
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
