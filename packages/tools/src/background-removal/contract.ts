import { CutClicks } from '@adwright/contract/asset/cut-click.ts';
import { CutEngine } from '@adwright/contract/asset/cut-engine.ts';
import { PictureRef } from '@adwright/contract/asset/picture-ref.ts';
import { z } from 'zod';
import { defineContract } from '../tool.ts';

const Color = z.string().regex(/^#[\da-f]{6}$/i);

export const CutBackground = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('transparent') }),
  z.object({ kind: z.literal('color'), color: Color }),
  z.object({ kind: z.literal('picture'), picture: PictureRef }),
  /** What was behind the subject, out of focus; 1 is the strongest. */
  z.object({ kind: z.literal('blur'), strength: z.number().min(0).max(1).default(0.5) }),
]);
export type CutBackground = z.infer<typeof CutBackground>;

export const CutFormat = z.enum(['png', 'webp', 'jpg', 'psd']);
export type CutFormat = z.infer<typeof CutFormat>;

export const CutShadow = z.enum(['none', 'drop', 'ground']);
export type CutShadow = z.infer<typeof CutShadow>;

/** How a cut-out is finished. Lengths are thousandths of the picture's longer side, so that they suit every size. */
export const CutFinish = z.object({
  edge: z
    .object({
      feather: z.number().min(0).max(20).default(0),
      /** Below 0 the edge moves inwards. */
      shift: z.number().min(-10).max(10).default(0),
      /** Takes the old background's colour out of the soft edge. */
      decontaminate: z.boolean().default(true),
    })
    .prefault({}),
  background: CutBackground.default({ kind: 'transparent' }),
  shadow: z.object({ kind: CutShadow.default('none'), strength: z.number().min(0).max(1.5).default(1) }).prefault({}),
  /** `trim` keeps what is left and this much room around it, a share of its longer side. */
  frame: z.enum(['original', 'trim']).default('original'),
  margin: z.number().min(0).max(0.5).default(0.08),
});
export type CutFinish = z.infer<typeof CutFinish>;

export const BackgroundRemovalInput = CutFinish.extend({
  pictures: z
    .array(
      z
        .object({
          picture: PictureRef,
          /** White where the subject is: a mended mask. Without one the subject is looked for. */
          mask: PictureRef.nullable().default(null),
          /** Parts that stay or go whatever is found. */
          clicks: CutClicks.default([]),
        })
        .refine(({ mask, clicks }) => mask === null || clicks.length === 0, { path: ['clicks'] }),
    )
    .min(1)
    .max(20),
  formats: z.array(CutFormat).min(1).max(4).default(['png']),
  /** Where its weights are missing, the best that is there does it, and the output says which. */
  engine: CutEngine.default('best'),
});
export type BackgroundRemovalInput = z.infer<typeof BackgroundRemovalInput>;

export const BackgroundRemovalOutput = z.object({
  pictures: z.array(
    z.object({
      picture: PictureRef,
      /** False when nothing stood out: then the mask is empty and waits for the brush. */
      found: z.boolean(),
      /** Null when it came with its mask. */
      engine: CutEngine.nullable().default(null),
      /** Share of the picture that is left. */
      coverage: z.number(),
      mask_asset_id: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      files: z.array(
        z.object({
          asset_id: z.string(),
          format: CutFormat,
          width: z.number().int(),
          height: z.number().int(),
        }),
      ),
    }),
  ),
});
export type BackgroundRemovalOutput = z.infer<typeof BackgroundRemovalOutput>;

export const contract = defineContract({
  input: BackgroundRemovalInput,
  output: BackgroundRemovalOutput,
  queue: 'model',
  stages: ['read', 'cut', 'draw', 'pack'],
  timeoutSeconds: 900,
  example: { pictures: [{ picture: 'sample:mug:scene' }], engine: 'fast' },
  /** Finding the subject is what costs; a picture that comes with its mask is only drawn. */
  price: ({ pictures }) => pictures.filter(({ mask }) => mask === null).length,
  freePictures: ({ pictures, formats }) => pictures.length * formats.length,
});
