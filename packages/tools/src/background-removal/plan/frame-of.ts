import type { Box } from '@adwright/scenery/compose/cutout.ts';
import type { CutFinish } from '../contract.ts';

type Size = { readonly width: number; readonly height: number };

/** The part of the picture that is shown. Trimmed, it may reach beyond the picture, unless that has to fill it. */
export function frameOf(
  size: Size,
  subject: Box | null,
  finish: Pick<CutFinish, 'frame' | 'margin' | 'background'>,
): Box {
  const whole = { x: 0, y: 0, ...size };
  if (finish.frame === 'original' || subject === null) return whole;
  const room = Math.round(Math.max(subject.width, subject.height) * finish.margin);
  const around = {
    x: subject.x - room,
    y: subject.y - room,
    width: subject.width + room * 2,
    height: subject.height + room * 2,
  };
  return finish.background.kind === 'blur' ? overlap(around, whole) : around;
}

function overlap(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}
