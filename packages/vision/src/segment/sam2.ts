/**
 * SAM 2 (hiera-tiny): what hangs together at a place that is pointed at. Taking a picture in costs some ten seconds of
 * one core, each question about it a fifth of one.
 */
import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { openSession } from '../runtime/onnx.ts';

export const segmentSide = 1024;
/** The side of what it answers. */
export const answerSide = 256;

const weights = 'sam2-tiny';
const files = {
  encoder: 'dist/sam2_hiera_tiny_encoder.with_runtime_opt.ort',
  decoder: 'dist/sam2_hiera_tiny_decoder_pr1.onnx',
};

const mean = [0.485, 0.456, 0.406];
const deviation = [0.229, 0.224, 0.225];

/** What it made of a picture. */
export type Embedding = InferenceSession.OnnxValueMapType;

/** Places in shares of the picture. A box is its two corners. */
export type Prompt = { readonly x: number; readonly y: number; readonly kind: keyof typeof labels };

const labels = { drop: 0, keep: 1, 'box-start': 2, 'box-end': 3 };

export type Segment = {
  /** Above 0 inside, row by row. */
  readonly logits: Float32Array;
  /** How good it thinks this is, 0 to 1. */
  readonly score: number;
};

const sessions = new Map<keyof typeof files, Promise<InferenceSession>>();

function session(part: keyof typeof files): Promise<InferenceSession> {
  const open = sessions.get(part) ?? openSession(installedWeights().path(weights, files[part]));
  sessions.set(part, open);
  return open;
}

/** `rgb` is the picture squeezed into a square of that side. */
export async function embed(rgb: Uint8Array): Promise<Embedding> {
  const pixels = segmentSide * segmentSide;
  const planes = new Float32Array(3 * pixels);
  for (let channel = 0; channel < 3; channel += 1) {
    const [offset, scale] = [mean[channel] ?? 0, deviation[channel] ?? 1];
    for (let i = 0; i < pixels; i += 1)
      planes[channel * pixels + i] = ((rgb[i * 3 + channel] ?? 0) / 255 - offset) / scale;
  }
  const network = await session('encoder');
  return network.run({ image: new Tensor('float32', planes, [1, 3, segmentSide, segmentSide]) });
}

/** One of its answers. `before` is an earlier one to improve on. */
export async function segment(
  embedding: Embedding,
  prompts: readonly Prompt[],
  { before, want = 'best' }: { readonly before?: Segment; readonly want?: 'best' | 'largest' } = {},
): Promise<Segment> {
  const answers = await segmentAll(embedding, prompts, before);
  const [largest] = answers;
  if (!largest) throw new Error('the network gave no answer');
  return want === 'largest' ? largest : answers.reduce((best, one) => (one.score > best.score ? one : best));
}

/** It answers thrice: the first is the largest thing that could be meant. */
export async function segmentAll(
  embedding: Embedding,
  prompts: readonly Prompt[],
  before?: Segment,
): Promise<Segment[]> {
  const network = await session('decoder');
  const size = answerSide * answerSide;
  const floats = (values: Iterable<number>, shape: number[]) => new Tensor('float32', Float32Array.from(values), shape);
  const answer = await network.run({
    ...embedding,
    point_coords: floats(
      prompts.flatMap(({ x, y }) => [x * segmentSide, y * segmentSide]),
      [1, prompts.length, 2],
    ),
    point_labels: floats(
      prompts.map(({ kind }) => labels[kind]),
      [1, prompts.length],
    ),
    mask_input: floats(before?.logits ?? new Float32Array(size), [1, 1, answerSide, answerSide]),
    has_mask_input: floats([before ? 1 : 0], [1]),
  });
  const { masks, iou_predictions: predictions } = answer;
  if (!masks || !predictions) throw new Error('the network gave no answer');
  return [...(predictions.data as Float32Array)].map((score, index) => ({
    score,
    logits: (masks.data as Float32Array).slice(index * size, (index + 1) * size),
  }));
}
