import jsQR from 'jsqr';
import sharp, { type Sharp } from 'sharp';

/**
 * Reads a code out of a finished picture; null when there is none to be found. A camera sees it a little
 * soft and from some distance, so the picture is tried as it is, blurred by a third of a module, and small.
 */
export async function scanPicture(picture: Uint8Array, modulesAcross: number): Promise<string | null> {
  const { width } = await sharp(picture).metadata();
  const blur = (width / modulesAcross) * 0.3;
  const small = Math.min(width, modulesAcross * 3);
  const looks: (() => Sharp)[] = [
    () => sharp(picture),
    () => (blur < 0.3 ? sharp(picture) : sharp(picture).blur(blur)),
    () => sharp(picture).resize(small, small, { kernel: 'linear' }),
  ];
  for (const look of looks) {
    const found = await read(look());
    if (found !== null) return found;
  }
  return null;
}

async function read(picture: Sharp): Promise<string | null> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  // Plenty of readers do not try the inverted picture: what only inverts to a code does not count as one.
  return jsQR(pixels, info.width, info.height, { inversionAttempts: 'dontInvert' })?.data ?? null;
}
