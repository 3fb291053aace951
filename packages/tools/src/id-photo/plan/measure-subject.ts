import type { Face } from '@adwright/domain/engines/pictures.ts';
import type { Light } from './light.ts';
import type { Subject } from './subject.ts';
import { turn } from './turn.ts';

/** Eyes to crown by eyes to chin, of adults; measured heads differ by a few per cent around it. */
const crownByChin = 0.95;
const opaque = 127;
/** Points per edge that stand for where the photo cuts the person. */
const along = 48;

type Cutout = { readonly width: number; readonly height: number; readonly alpha: Uint8Array };

/** `face` in the cut-out's own pixels. */
export function measureSubject(face: Pick<Face, 'landmarks' | 'pose'>, cutout: Cutout, light: Light): Subject {
  const { leftEye, rightEye, chin } = face.landmarks;
  const eyes = { x: (leftEye.x + rightEye.x) / 2, y: (leftEye.y + rightEye.y) / 2 };
  const roll = (Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x) * 180) / Math.PI;
  const upright = (x: number, y: number) => turn({ x: x - eyes.x, y: y - eyes.y }, -roll);
  const below = Math.max(1, upright(chin.x, chin.y).y);
  const skull = -crownByChin * below;
  return {
    width: cutout.width,
    height: cutout.height,
    eyes: [eyes.x, eyes.y],
    roll,
    chin: below,
    skull,
    hair: Math.min(-0.3 * below, hairTop(cutout, below, upright) ?? skull),
    foot: footOf(cutout, below, upright),
    cuts: cutPoints(cutout).map(([x, y]) => {
      const point = upright(x, y);
      return [point.x, point.y];
    }),
    light,
  };
}

type Upright = (x: number, y: number) => { x: number; y: number };

/** The highest visible point above the face, as wide as a head and its hair. */
function hairTop({ width, height, alpha }: Cutout, below: number, upright: Upright): number | null {
  let top: number | null = null;
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      if ((alpha[y * width + x] ?? 0) <= opaque) continue;
      const point = upright(x, y);
      if (point.y < 0 && Math.abs(point.x) < 1.2 * below && (top === null || point.y < top)) top = point.y;
    }
  return top;
}

function footOf({ width, height, alpha }: Cutout, below: number, upright: Upright): number {
  for (let y = height - 1; y >= 0; y -= 1)
    for (let x = 0; x < width; x += 2) {
      const point = upright(x, y);
      if ((alpha[y * width + x] ?? 0) > opaque && Math.abs(point.x) < 0.6 * below) return point.y;
    }
  return 0;
}

function cutPoints({ width, height, alpha }: Cutout): [number, number][] {
  const points: [number, number][] = [];
  const look = (x: number, y: number): void => {
    if ((alpha[y * width + x] ?? 0) > opaque) points.push([x, y]);
  };
  for (let i = 0; i < along; i += 1) {
    const [x, y] = [Math.round((i * (width - 1)) / (along - 1)), Math.round((i * (height - 1)) / (along - 1))];
    look(x, 0);
    look(x, height - 1);
    look(0, y);
    look(width - 1, y);
  }
  return points;
}
