import { apartFrom, type Picture, type SeenGround } from './fit-seen-ground.ts';

/** In spreads of the ground: further is something else. */
export const apartness = 4;
/** A soft shadow keeps the ground's hue (in levels), is a share of its light, and changes slowly (in levels a pixel). */
const shadow = { hue: 6, least: 0.4, most: 1.02, steepest: 6 };

export type StandOut = {
  /** How far each pixel is from the ground, in its spreads. */
  readonly apart: Float32Array;
  /** 1 where something stands out that is no soft shadow either. */
  readonly evident: Uint8Array;
};

export function standOut({ rgb, width, height }: Picture, ground: SeenGround): StandOut {
  const [apart, evident] = [new Float32Array(width * height), new Uint8Array(width * height)];
  const [across, down] = [ground.width / width, ground.height / height];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const distance = apartFrom(ground, (x + 0.5) * across - 0.5, (y + 0.5) * down - 0.5, rgb, i * 3);
      apart[i] = distance;
      if (distance <= apartness) continue;
      const cell = Math.floor(y * down) * ground.width + Math.floor(x * across);
      evident[i] = isSteep(rgb, i, width) || !isShade(rgb, i * 3, ground.mean, cell * 3) ? 1 : 0;
    }
  }
  return { apart, evident };
}

function lightAt(rgb: ArrayLike<number>, at: number): number {
  return 0.299 * (rgb[at] ?? 0) + 0.587 * (rgb[at + 1] ?? 0) + 0.114 * (rgb[at + 2] ?? 0);
}

function isSteep(rgb: Uint8Array, i: number, width: number): boolean {
  const across = Math.abs(lightAt(rgb, (i + 1) * 3) - lightAt(rgb, (i - 1) * 3));
  const down = Math.abs(lightAt(rgb, (i + width) * 3) - lightAt(rgb, (i - width) * 3));
  return Math.max(across, down) / 2 >= shadow.steepest;
}

function isShade(rgb: Uint8Array, at: number, mean: Float32Array, cell: number): boolean {
  const [light, groundLight] = [lightAt(rgb, at), lightAt(mean, cell)];
  const share = (light + 8) / (groundLight + 8);
  if (share <= shadow.least || share >= shadow.most) return false;
  for (let c = 0; c < 3; c += 1) {
    const hue = (rgb[at + c] ?? 0) - light - ((mean[cell + c] ?? 0) - groundLight) * share;
    if (Math.abs(hue) >= shadow.hue) return false;
  }
  return true;
}
