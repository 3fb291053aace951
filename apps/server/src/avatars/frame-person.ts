import type { AvatarFraming } from '@adwright/contract/avatar/avatar.ts';
import type { Box } from '@adwright/domain/engines/pictures.ts';

type Size = { readonly width: number; readonly height: number };

/** Somebody in a picture: all of them, their face, and at which edges the picture cut them off. */
export type Figure = {
  readonly size: Size;
  readonly body: Box;
  readonly face: Box;
  readonly cut: { readonly left: boolean; readonly right: boolean; readonly top: boolean };
};

/** How high the face is in an upright frame, and where its middle lies. */
const shots: Readonly<Record<AvatarFraming, { readonly face: number; readonly middle: number }>> = {
  close: { face: 0.34, middle: 0.46 },
  bust: { face: 0.27, middle: 0.41 },
  waist: { face: 0.165, middle: 0.3 },
};

/** How far down the middle of a face may be. */
const lowestFace = 0.47;

/** How far from the middle a face may be before one comes closer instead. */
const mostAside = 0.12;

/**
 * Where the whole picture lies in the frame. Whoever was cut off at an edge of the photo reaches that edge of the frame,
 * too, and everybody stands on its lower one: nobody floats.
 */
export function framePerson({ size, body, face, cut }: Figure, frame: Size, framing: AvatarFraming): Box {
  const shot = shots[framing];
  const middle = { x: face.x + face.width / 2, y: face.y + face.height / 2 };
  const foot = body.y + body.height;
  const side = frame.width * (0.5 - mostAside);
  const scale = Math.max(
    (shot.face * Math.min(frame.height, frame.width * 1.25)) / face.height,
    // A picture that ends above the waist is set lower before it comes nearer.
    ((1 - lowestFace) * frame.height) / Math.max(1, foot - middle.y),
    cut.left ? side / Math.max(1, middle.x) : 0,
    cut.right ? side / Math.max(1, size.width - middle.x) : 0,
    cut.left && cut.right ? frame.width / size.width : 0,
    cut.top ? frame.height / foot : 0,
  );
  const x = frame.width / 2 - middle.x * scale;
  const y = Math.max(frame.height * shot.middle - middle.y * scale, frame.height - foot * scale);
  const right = frame.width - size.width * scale;
  return {
    x: cut.left ? Math.min(0, cut.right ? Math.max(x, right) : x) : cut.right ? Math.max(x, right) : x,
    y: cut.top ? Math.min(0, y) : y,
    width: size.width * scale,
    height: size.height * scale,
  };
}
