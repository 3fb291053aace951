/**
 * U²-Net: where the thing is that stands out, as a map of 320 × 320. The small one is quick; the whole one sees thin
 * things and tells a product from what it stands on, takes twice as long, and is here only where somebody added it.
 */
import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { openSession } from '../runtime/onnx.ts';

export const saliencySide = 320;

const mean = [0.485, 0.456, 0.406];
const deviation = [0.229, 0.224, 0.225];

const eyes = {
  quick: { weights: 'u2netp', file: 'dist/u2netp.onnx' },
  careful: { weights: 'u2net', file: 'dist/u2net.onnx' },
} as const;

export type Eye = keyof typeof eyes;

const sessions = new Map<Eye, Promise<InferenceSession>>();

function session(eye: Eye): Promise<InferenceSession> {
  const { weights, file } = eyes[eye];
  const open = sessions.get(eye) ?? openSession(installedWeights().path(weights, file));
  sessions.set(eye, open);
  return open;
}

/** `rgb` is the picture squeezed into a square of that side. */
export async function findSalient(rgb: Uint8Array, eye: Eye): Promise<Float32Array> {
  const network = await session(eye);
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
