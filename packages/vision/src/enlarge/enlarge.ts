/** Twice the size with edges that stay sharp (ESRGAN, slim). */
import type { Picture } from '@adwright/domain/engines/pictures.ts';
import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { readFile } from 'node:fs/promises';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { decodeColours, openPicture, type Raster } from '../picture/decode.ts';
import { openSession } from '../runtime/onnx.ts';
import { kerasToOnnx, type KerasModel } from './keras-to-onnx.ts';
import { type Tile, tilesOf } from './tiles.ts';

const maxPixels = 4_000_000;
const tileSide = 192;
/** How far the network looks. */
const overlap = 12;

let session: Promise<InferenceSession> | undefined;

export async function enlarge(bytes: Uint8Array): Promise<Picture> {
  const { picture, width, height, hasAlpha } = await openPicture(bytes, maxPixels);
  const source = await decodeColours(picture);
  session ??= openNetwork();
  const network = await session;
  const target: Raster = { width: width * 2, height: height * 2, data: Buffer.alloc(width * height * 12) };
  for (const tile of tilesOf(width, height, tileSide, overlap)) await enlargeTile(network, source, target, tile);
  const raw = { width: target.width, height: target.height, channels: 3 as const };
  let large = sharp(target.data, { raw });
  if (hasAlpha) {
    // A mask is smooth already; stretching it does no harm.
    const alpha = await picture
      .clone()
      .ensureAlpha()
      .extractChannel('alpha')
      .resize(raw.width, raw.height)
      .raw()
      .toBuffer();
    large = large.joinChannel(alpha, { raw: { width: raw.width, height: raw.height, channels: 1 } });
  }
  const encoded = await large.png({ compressionLevel: 6 }).toBuffer();
  return { bytes: encoded, mime: 'image/png', width: target.width, height: target.height };
}

async function openNetwork(): Promise<InferenceSession> {
  const file = (name: string) => readFile(installedWeights().path('esrgan-slim', `models/x2/${name}`));
  const model = JSON.parse((await file('model.json')).toString()) as KerasModel;
  const weights = new Uint8Array(await file('group1-shard1of1.bin'));
  return openSession(kerasToOnnx(model, new Float32Array(weights.buffer)));
}

async function enlargeTile(
  network: InferenceSession,
  source: Raster,
  target: Raster,
  { inner, outer }: Tile,
): Promise<void> {
  const pixels = outer.width * outer.height;
  const planes = new Float32Array(3 * pixels);
  for (let y = 0; y < outer.height; y += 1)
    for (let x = 0; x < outer.width; x += 1)
      for (let c = 0; c < 3; c += 1)
        planes[c * pixels + y * outer.width + x] =
          (source.data[((outer.y + y) * source.width + outer.x + x) * 3 + c] ?? 0) / 255;
  const [input = '', output = ''] = [network.inputNames[0], network.outputNames[0]];
  const result = await network.run({ [input]: new Tensor('float32', planes, [1, 3, outer.height, outer.width]) });
  const large = result[output]?.data as Float32Array;
  const [left, top] = [(inner.x - outer.x) * 2, (inner.y - outer.y) * 2];
  for (let y = 0; y < inner.height * 2; y += 1)
    for (let x = 0; x < inner.width * 2; x += 1)
      for (let c = 0; c < 3; c += 1) {
        const value = large[c * pixels * 4 + (top + y) * outer.width * 2 + left + x] ?? 0;
        const place = ((inner.y * 2 + y) * target.width + inner.x * 2 + x) * 3 + c;
        target.data[place] = Math.min(255, Math.max(0, Math.round(value * 255)));
      }
}
