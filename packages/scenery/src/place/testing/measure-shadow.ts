import type { Box } from '../../compose/cutout.ts';
import { groundIn, viewOf } from '../frame-view.ts';
import type { Place } from '../place.ts';

/** A post is round and a fifth as thick as high; its lowest pixels are the front of its foot. */
export const postThickness = 0.2;

type Measured = { readonly far: number; readonly angle: number; readonly heightM: number };

/** The red of the places that shadows are measured in, lit and in the shade. */
const [lit, shaded] = [0xe0, 0x40];

/**
 * Where the dark lies from the middle of a post's foot, in metres on the ground: how far the farthest is that is darker
 * than half way to the shade, and in which direction the most of it, in degrees. For that the faint end of a soft shadow
 * counts, too: what is dark of one lies close to the post, which hides half of it.
 */
export function measureShadow(place: Place, made: CanvasRenderingContext2D, at: Box, mirrored: boolean): Measured {
  const { width, height } = made.canvas;
  const view = viewOf(place, { width, height }, mirrored);
  const ground = groundIn(place, view);
  const heightM = at.height / place.stand.pxPerM / view.scale;
  const front = ground.toMetres({ x: at.x + at.width / 2, y: at.y + at.height });
  const foot = { x: front.x, y: front.y + (postThickness / 2) * heightM };
  const { data } = made.getImageData(0, 0, width, height);
  let [far, sumX, sumY] = [0, 0, 0];
  for (let y = Math.max(0, Math.ceil(ground.horizon) + 6); y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const inside = x >= at.x - 3 && x <= at.x + at.width + 3 && y <= at.y + at.height + 3;
      const dark = (lit - (data[(y * width + x) * 4] ?? lit)) / (lit - shaded);
      if (inside || dark < 0.1) continue;
      const point = ground.toMetres({ x, y });
      const [dx, dy] = [point.x - foot.x, point.y - foot.y];
      [sumX, sumY] = [sumX + dark * dx, sumY + dark * dy];
      if (dark >= 0.5) far = Math.max(far, Math.hypot(dx, dy));
    }
  return { far, angle: (Math.atan2(sumY, sumX) * 180) / Math.PI, heightM };
}
