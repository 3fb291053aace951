import { PictureRef } from '@adwright/contract/asset/picture-ref.ts';
import { type PlacementId, placements } from '@adwright/studio/placements.ts';
import { z } from 'zod';
import { defineContract } from '../tool.ts';
import { Seen } from './plan/seen.ts';

const placementIds = placements.map(({ id }) => id) as [PlacementId, ...PlacementId[]];
const Placement = z.enum(placementIds);

/** How a picture comes into another shape. */
export const Way = z.enum(['crop', 'blur', 'edge', 'colour', 'reflow', 'outpaint']);
export type Way = z.infer<typeof Way>;

const share = z.number().min(0).max(1);

export const Choice = z.object({
  way: z.union([Way, z.literal('auto')]).default('auto'),
  /** Where the eye should rest, in shares of the picture; null leaves it to what was seen. */
  focus: z.object({ x: share, y: share }).nullable().default(null),
});
export type Choice = z.infer<typeof Choice>;

export const ImageResizerInput = z.object({
  picture: PictureRef,
  placements: z
    .array(Placement)
    .min(1)
    .max(placementIds.length)
    .default([
      'meta-feed-square',
      'meta-feed-portrait',
      'meta-stories',
      'google-responsive-wide',
      'google-medium-rectangle',
      'google-half-page',
    ]),
  choices: z.partialRecord(Placement, Choice).default({}),
  /** Behind a picture that does not fill its frame; null takes the colour of the picture's own edge. */
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .default(null),
  format: z.enum(['jpg', 'png', 'webp']).default('jpg'),
  /** The language of words in the picture. */
  language: z.string().max(8).default('en'),
  /** What an earlier run on the same picture has seen: then sizes are made anew for nothing. */
  seen: Seen.nullable().default(null),
});
export type ImageResizerInput = z.infer<typeof ImageResizerInput>;

export const Reason = z.enum(['fits', 'keeps-text', 'keeps-face', 'too-narrow', 'chosen']);
export type Reason = z.infer<typeof Reason>;

export const Warning = z.enum(['cuts-text', 'cuts-face', 'outside-safe', 'soft', 'heavy']);
export type Warning = z.infer<typeof Warning>;

export const ImageResizerOutput = z.object({
  seen: Seen,
  sizes: z.array(
    z.object({
      placement: Placement,
      file: z.uuid(),
      way: Way,
      reason: Reason,
      warnings: z.array(Warning),
      bytes: z.number().int(),
      /** What the network allows; null where it says nothing. */
      max_bytes: z.number().int().nullable(),
    }),
  ),
});
export type ImageResizerOutput = z.infer<typeof ImageResizerOutput>;

export const contract = defineContract({
  input: ImageResizerInput,
  output: ImageResizerOutput,
  queue: 'model',
  stages: ['look', 'cutout', 'draw', 'pack'],
  timeoutSeconds: 600,
  example: { picture: 'sample:mug:scene' },
  freePictures: ({ placements: wanted }) => wanted.length,
  price: ({ seen, choices, placements: wanted }) => {
    const ways = wanted.map((id) => choices[id]?.way ?? 'auto');
    const looks = seen === null || (seen.layers === null && ways.includes('reflow'));
    return (looks ? 1 : 0) + ways.filter((way) => way === 'outpaint').length;
  },
});
