import type { ProductMove } from '@adwright/contract/ads-video/product-video.ts';
import { type SampleProductId, sampleProducts } from '@adwright/samples/products.ts';
import { turnFiles } from '@adwright/samples/views.ts';
import { boxBetween } from '@adwright/scenery/clip/between-turns.ts';
import type { Box } from '@adwright/scenery/compose/cutout.ts';
import type { ViewShape } from './set.ts';

/** How far from a picture of the turn to the next it is drawn: steps of less than four degrees flow. */
export const betweenSteps = [0, 0.25, 0.5, 0.75] as const;

/** Every so many pictures the shadow is drawn anew; what is left between them is hidden by one fading into the next. */
export const stepsOfShadow = 2;

/** The sample whose turn a clip shows: where it is the only picture. Others are told by the pictures they come with. */
export function turnedSample(pictures: readonly string[], moves: readonly ProductMove[]): SampleProductId | null {
  const [, id, shot] = (pictures.length === 1 && pictures[0]?.split(':')) || [];
  const sample = sampleProducts.find((one) => one.id === id);
  if (!sample || shot !== 'cutout' || !moves.includes('orbit')) return null;
  return turnFiles(sample.id).length === 0 ? null : sample.id;
}

/** Where what is drawn between two pictures of the turn lies. */
export function partAt(one: Box, two: Box, share: number): Box {
  return share === 0 ? one : boxBetween(one, two, share);
}

/** Where a picture of the turn stands, if the front stands `at`: all of them are framed as the front is. */
export function stepAt(at: Box, { box }: Pick<ViewShape, 'box'>, step: Box): Box {
  const [across, down] = [at.width / box.width, at.height / box.height];
  return {
    x: Math.round(at.x + (step.x - box.x) * across),
    y: Math.round(at.y + (step.y - box.y) * down),
    width: Math.max(1, Math.round(step.width * across)),
    height: Math.max(1, Math.round(step.height * down)),
  };
}
