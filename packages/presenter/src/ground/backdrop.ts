import type { Pixels } from '../puppet/warp.ts';

/** Where the light falls on it, and how much darker the corners are. */
const light = { x: 0.5, y: 0.36, fall: 0.2 } as const;

/** A wall of one color, lit from the front: a bit brighter behind the head than in the corners. */
export function backdrop(
  color: string,
  { width, height }: { readonly width: number; readonly height: number },
): Pixels {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number, number];
  const data = new Uint8ClampedArray(width * height * 4);
  const reach = Math.hypot(width, height) * 0.62;
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 4) {
      const away = Math.hypot(x - width * light.x, y - height * light.y) / reach;
      const grain = ((x * 37 + y * 59 + ((x * y) % 11) * 13) % 16) / 16 - 0.5;
      const by = 1.03 - light.fall * Math.min(1, away * away);
      data[to] = r * by + grain;
      data[to + 1] = g * by + grain;
      data[to + 2] = b * by + grain;
      data[to + 3] = 255;
    }
  return { width, height, data };
}
