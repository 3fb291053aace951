import type { Ground } from './fit-ground.ts';

const middle = 150;
const gain = 2.5;

/** The picture as if its ground were an even grey and everything on it stood out more: white on white becomes visible. */
export function amplify(rgb: Uint8Array, ground: Ground): Buffer {
  const result = Buffer.alloc(rgb.length);
  for (let i = 0; i < rgb.length; i += 1) {
    const value = middle + gain * ((rgb[i] ?? 0) - (ground.rgb[i] ?? 0));
    result[i] = value < 0 ? 0 : value > 255 ? 255 : value;
  }
  return result;
}
