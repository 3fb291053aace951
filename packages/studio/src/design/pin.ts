import { z } from 'zod';
import { Brand } from '../creative/brand.ts';
import { Scene } from '../creative/creative.ts';
import { Family } from '../creative/family.ts';
import { Layer } from '../creative/layer.ts';
import { limits } from '../creative/limits.ts';
import { AdBriefSchema, AdImageSchema } from './brief-schema.ts';

const side = z.number().int().min(limits.side.min).max(limits.side.max);
const inset = z.number().min(0).max(limits.side.max);
const pictures = z.array(AdImageSchema).max(40);

/** More sizes than this are laid out by the template of the day. */
export const mostPinnedFrames = 40;

/** What a template made in one size. What the design says itself (brand, pictures) is not repeated here. */
export const PinnedFrame = z.strictObject({
  width: side,
  height: side,
  safe: z.strictObject({ top: inset, right: inset, bottom: inset, left: inset }),
  fps: z.number().int().min(limits.fps.min).max(limits.fps.max),
  kind: z.enum(['picture', 'video']),
  scenes: z.array(Scene).min(1).max(limits.scenes),
  overlay: z.array(Layer).max(limits.childrenOfGroup),
  accentFont: Family.exactOptional(),
  poster: z.number().min(0).max(limits.seconds).exactOptional(),
});
export type PinnedFrame = z.infer<typeof PinnedFrame>;

/** What the template was given when it made them. */
const PinnedInputs = z.strictObject({
  brief: AdBriefSchema,
  product: z.strictObject({ name: z.string().max(300), images: pictures, photos: pictures.exactOptional() }),
  brand: Brand,
  logos: pictures.exactOptional(),
});
export type PinnedInputs = z.infer<typeof PinnedInputs>;

/** A template is code and changes; a design that is kept holds on to what the template made of it. */
export const DesignPin = z.strictObject({
  template: z.string().max(80),
  inputs: PinnedInputs,
  frames: z
    .record(z.string().max(80), PinnedFrame)
    .refine((frames) => Object.keys(frames).length <= mostPinnedFrames, `at most ${mostPinnedFrames} sizes`),
});
export type DesignPin = z.infer<typeof DesignPin>;
