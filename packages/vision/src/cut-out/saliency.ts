/** U²-Net (small): where the thing is that stands out, as a map of 320 × 320. */
import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { openSession } from '../runtime/onnx.ts';

export const saliencySide = 320;

const mean = [0.485, 0.456, 0.406];
const deviation = [0.229, 0.224, 0.225];

let session: Promise<InferenceSession> | undefined;

/** `rgb` is the picture squeezed into a square of that side. */
export async function findSalient(rgb: Uint8Array): Promise<Float32Array> {
  session ??= openSession(installedWeights().path('u2netp', 'dist/u2netp.onnx'));
  const network = await session;
  const [input = '', output = ''] = [network.inputNames[0], network.outputNames[0]];
  const tensor = new Tensor('float32', toPlanes(rgb), [1, 3, saliencySide, saliencySide]);
  const result = await network.run({ [input]: tensor }, [output]);
  return stretch(result[output]?.data as Float32Array);
}

function toPlanes(rgb: Uint8Array): Float32Array {
  const pixels = saliencySide * saliencySide;
  const planes = new Float32Array(3 * pixels);
  const brightest = rgb.reduce((most, value) => Math.max(most, value), 1);
  for (let channel = 0; channel < 3; channel += 1) {
    const [offset, scale] = [mean[channel] ?? 0, deviation[channel] ?? 1];
    for (let i = 0; i < pixels; i += 1)
      planes[channel * pixels + i] = ((rgb[i * 3 + channel] ?? 0) / brightest - offset) / scale;
  }
  return planes;
}

function stretch(values: Float32Array): Float32Array {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  const span = Math.max(1e-6, high - low);
  return values.map((value) => (value - low) / span);
}
