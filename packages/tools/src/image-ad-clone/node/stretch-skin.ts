import sharp from 'sharp';
import type { Pixels } from '../plan/holes.ts';
import { membrane } from '../plan/membrane.ts';

/** What closes a hole is smooth: it is worked out small and stretched. */
const working = 420;

/** Closes holes with the colours around them; every pixel outside of them stays what it was, but for a soft rim. */
export async function stretchSkin(whole: Pixels, hole: Uint8Array): Promise<Pixels> {
  const { width, height, data } = whole;
  const scale = Math.min(1, working / Math.max(width, height));
  const size = { width: Math.max(2, Math.round(width * scale)), height: Math.max(2, Math.round(height * scale)) };
  const colours = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  const small = { ...size, data: colours };
  const gone = shrunk(hole, width, height, size);
  const skin = await sharp(membrane(small, gone), { raw: { ...size, channels: 3 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  const soft = await sharp(hole, { raw: { width, height, channels: 1 } })
    .blur(Math.max(0.6, 0.6 / scale))
    .extractChannel(0)
    .raw()
    .toBuffer();
  const made = Buffer.from(data);
  for (let i = 0; i < width * height; i += 1) {
    const share = hole[i] === 255 ? Math.max(0.5, (soft[i] ?? 0) / 255) * 2 - 1 : 0;
    const full = share > 0 ? Math.min(1, share * 1.6) : 0;
    for (let c = 0; c < 3; c += 1) {
      const at = i * 3 + c;
      made[at] = Math.round((data[at] ?? 0) * (1 - full) + (skin[at] ?? 0) * full);
    }
  }
  return { width, height, data: made };
}

/** A small pixel is missing when any of those under it is: nothing of what was there may colour its rim. */
function shrunk(hole: Uint8Array, width: number, height: number, size: { width: number; height: number }): Uint8Array {
  const gone = new Uint8Array(size.width * size.height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(size.height - 1, Math.floor((y * size.height) / height)) * size.width;
    for (let x = 0; x < width; x += 1)
      if (hole[y * width + x] === 255) gone[row + Math.min(size.width - 1, Math.floor((x * size.width) / width))] = 255;
  }
  return gone;
}
