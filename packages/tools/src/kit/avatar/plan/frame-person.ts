import type { Box } from '@adwright/domain/engines/pictures.ts';

type Size = { readonly width: number; readonly height: number };

/** How much of a face's height lies above it: a forehead's hair. */
const hair = 0.42;

/** Of the frame's height: the air above the hair (in upright films captions stand there), and the least a face is high. */
const upright = { air: 0.255, least: 0.16 } as const;
const square = { air: 0.1, least: 0.26 } as const;
const wide = { air: 0.08, least: 0.3 } as const;

function rulesOf({ width, height }: Size) {
  if (width > height * 1.2) return wide;
  return height > width * 1.5 ? upright : square;
}

/** Where the face is, as a share of the width, and from where on something stands in front of the person. */
export type Standing = { readonly side: number; readonly foot: number };

/**
 * The frame in the pixels of somebody's picture, past its edges too: the whole person where there is room, never a gap
 * below, a face of a size to look at, and air above the hair.
 */
export function framePerson(frame: Size, picture: Size, face: Box, standing?: Standing): Box {
  const { side, foot } = standing ?? { side: 0.5, foot: frame.height };
  const { air, least } = rulesOf({ width: frame.width, height: foot });
  const top = Math.max(0, face.y - face.height * hair);
  const fits = (foot * (1 - air)) / (picture.height - top);
  const scale = Math.max(fits, (least * foot) / face.height);
  // A small person stands on the foot; a near one is cut by it, with the same air above.
  const y = Math.min(picture.height - foot / scale, top - (air * foot) / scale);
  const [width, height] = [frame.width / scale, frame.height / scale];
  return { x: face.x + face.width / 2 - width * side, y, width, height };
}

/** Above this share of a place's picture lies the room; below it the table that products stand on. */
const room = 0.53;

/** The part of a place that is seen behind somebody. */
export function frameRoom(frame: Size, plate: Size): Box {
  return cover(frame, { x: 0, y: 0, width: plate.width, height: Math.floor(plate.height * room) });
}

/** The largest part in the frame's shape, from the middle. */
export function cover(frame: Size, { x, y, width, height }: Box): Box {
  const across = Math.min(width, Math.floor((height * frame.width) / frame.height));
  const down = Math.min(height, Math.floor((width * frame.height) / frame.width));
  return {
    x: x + Math.floor((width - across) / 2),
    y: y + Math.floor((height - down) / 2),
    width: across,
    height: down,
  };
}

/** How far a room is out of focus, as a share of the frame's width; a picture of the person's own is seen as it is. */
export const roomBlur = 0.03;
