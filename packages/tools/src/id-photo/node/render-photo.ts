import sharp from 'sharp';
import type { DocumentRule } from '../plan/documents.ts';
import type { Fit } from '../plan/fit.ts';
import { applyLight } from '../plan/light.ts';
import type { Subject } from '../plan/subject.ts';
import { turn } from '../plan/turn.ts';

export type Frame = { readonly data: Buffer; readonly width: number; readonly height: number };

/** Under this a turn changes nothing that could be seen and only softens the picture. */
const noticeable = 0.3;

/** The person alone in the frame, four bytes a pixel, before light and background. */
export async function placePerson(cutout: Uint8Array, subject: Subject, rule: DocumentRule, fit: Fit): Promise<Frame> {
  const size = {
    width: Math.max(1, Math.round(subject.width * fit.scale)),
    height: Math.max(1, Math.round(subject.height * fit.scale)),
  };
  const angle = Math.abs(subject.roll) < noticeable ? 0 : -subject.roll;
  const scaled = await sharp(cutout)
    .ensureAlpha()
    .resize(size.width, size.height, { fit: 'fill' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const turned = await sharp(scaled)
    .rotate(angle, { background: '#0000' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const [x, y] = [subject.eyes[0] * fit.scale - size.width / 2, subject.eyes[1] * fit.scale - size.height / 2];
  const eyes = turn({ x, y }, angle);
  const left = Math.round(fit.x - (eyes.x + turned.info.width / 2));
  const top = Math.round(fit.y - (eyes.y + turned.info.height / 2));
  return onFrame(turned.data, turned.info, left, top, rule.pixels);
}

async function onFrame(
  picture: Buffer,
  size: { width: number; height: number },
  left: number,
  top: number,
  frame: { width: number; height: number },
): Promise<Frame> {
  const [x, y] = [Math.max(0, -left), Math.max(0, -top)];
  const width = Math.min(size.width - x, frame.width - Math.max(0, left));
  const height = Math.min(size.height - y, frame.height - Math.max(0, top));
  const empty = sharp({ create: { ...frame, channels: 4, background: '#0000' } });
  if (width <= 0 || height <= 0) return { data: await empty.raw().toBuffer(), ...frame };
  const part = await sharp(picture).extract({ left: x, top: y, width, height }).png({ compressionLevel: 0 }).toBuffer();
  const data = await empty
    .composite([{ input: part, left: Math.max(0, left), top: Math.max(0, top) }])
    .raw()
    .toBuffer();
  return { data, ...frame };
}

/** Evens the light and puts the colour behind: three bytes a pixel. */
export function finishPhoto(frame: Frame, subject: Subject, fit: Fit, strength: number, background: string): Buffer {
  const { data, width, height } = frame;
  const lit = Buffer.from(data);
  applyLight({ data: lit, width, height }, subject.light, strength, fit.x, subject.chin * fit.scale * 0.6);
  const behind = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16));
  const rgb = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i += 1) {
    const alpha = (lit[i * 4 + 3] ?? 0) / 255;
    for (let c = 0; c < 3; c += 1)
      rgb[i * 3 + c] = Math.round((lit[i * 4 + c] ?? 0) * alpha + (behind[c] ?? 255) * (1 - alpha));
  }
  return rgb;
}
