import type { Box } from '@adwright/domain/engines/pictures.ts';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { openSession } from '../../runtime/onnx.ts';
import type { Raster } from '../../picture/decode.ts';
import { boxesOf } from './boxes-of.ts';
import { paddleFile } from './alphabets.ts';

const mean = [0.485, 0.456, 0.406];
const deviation = [0.229, 0.224, 0.225];

/** The network halves the picture five times. */
export const step = 32;

let session: Promise<InferenceSession> | undefined;

/** Where lines of letters stand (PP-OCR's detector). Sides of the picture are multiples of `step`. */
export async function findLines({ width, height, data }: Raster): Promise<Box[]> {
  session ??= openSession(paddleFile('models/ch_PP-OCRv4_det_infer.onnx'));
  session.catch(() => (session = undefined));
  const network = await session;
  const pixels = width * height;
  const planes = new Float32Array(3 * pixels);
  for (let channel = 0; channel < 3; channel += 1) {
    const [offset, scale] = [mean[channel] ?? 0, deviation[channel] ?? 1];
    for (let i = 0; i < pixels; i += 1)
      planes[channel * pixels + i] = ((data[i * 3 + channel] ?? 0) / 255 - offset) / scale;
  }
  const [input = '', output = ''] = [network.inputNames[0], network.outputNames[0]];
  const found = await network.run({ [input]: new Tensor('float32', planes, [1, 3, height, width]) }, [output]);
  return boxesOf({ width, height, data: found[output]?.data as Float32Array });
}
