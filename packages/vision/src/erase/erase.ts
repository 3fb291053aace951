/** MI-GAN: paints what could be behind a thing that is taken out. */
import type { Box, Mask, Picture } from '@adwright/domain/engines/pictures.ts';
import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { boundingBox } from '../cut-out/subject-box.ts';
import { decodeRgb, openPicture, type Raster } from '../picture/decode.ts';
import { openSession } from '../runtime/onnx.ts';
import { drawHole, surroundings } from './hole.ts';

/** The painter's own sight is 512 pixels wide; a larger part costs time and gains nothing. */
const sight = 1024;

let session: Promise<InferenceSession> | undefined;

export async function erase({ bytes, what }: { bytes: Uint8Array; what: Mask | readonly Box[] }): Promise<Picture> {
  const { picture } = await openPicture(bytes);
  const whole = await decodeRgb(picture);
  const { width, height } = whole;
  const hole = drawHole(what, width, height);
  const box = boundingBox({ width, height, data: hole }, 127);
  if (box) await paint(whole, hole, surroundings(box, width, height));
  const encoded = await sharp(whole.data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { bytes: encoded, mime: 'image/png', width, height };
}

/** Changes the picture in place, and only inside the hole. */
async function paint(whole: Raster, hole: Uint8Array, part: Box): Promise<void> {
  const scale = Math.min(1, sight / Math.max(part.width, part.height));
  const [width, height] = [Math.max(1, Math.round(part.width * scale)), Math.max(1, Math.round(part.height * scale))];
  const area = { left: part.x, top: part.y, width: part.width, height: part.height };
  const seen = await sharp(whole.data, { raw: { width: whole.width, height: whole.height, channels: 3 } })
    .extract(area)
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const covered = await sharp(hole, { raw: { width: whole.width, height: whole.height, channels: 1 } })
    .extract(area)
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const painted = await imagine(seen, covered, width, height);
  const large = await sharp(painted, { raw: { width, height, channels: 3 } })
    .resize(part.width, part.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  for (let y = 0; y < part.height; y += 1) {
    for (let x = 0; x < part.width; x += 1) {
      const pixel = (part.y + y) * whole.width + part.x + x;
      if (hole[pixel] !== 255) continue;
      large.copy(whole.data, pixel * 3, (y * part.width + x) * 3, (y * part.width + x) * 3 + 3);
    }
  }
}

async function imagine(rgb: Buffer, covered: Buffer, width: number, height: number): Promise<Buffer> {
  session ??= openSession(installedWeights().path('migan', 'models/migan_pipeline_v2.onnx'));
  const network = await session;
  const pixels = width * height;
  const planes = new Uint8Array(3 * pixels);
  for (let i = 0; i < pixels; i += 1) for (let c = 0; c < 3; c += 1) planes[c * pixels + i] = rgb[i * 3 + c] ?? 0;
  // Here 255 means known, and whatever the hole touches is not.
  const known = Uint8Array.from(covered, (value) => (value > 0 ? 0 : 255));
  const [output = ''] = network.outputNames;
  const result = await network.run(
    {
      image: new Tensor('uint8', planes, [1, 3, height, width]),
      mask: new Tensor('uint8', known, [1, 1, height, width]),
    },
    [output],
  );
  const painted = result[output]?.data as Uint8Array;
  const interleaved = Buffer.alloc(3 * pixels);
  for (let i = 0; i < pixels; i += 1)
    for (let c = 0; c < 3; c += 1) interleaved[i * 3 + c] = painted[c * pixels + i] ?? 0;
  return interleaved;
}
