import { AppError } from '@adwright/contract/errors.ts';
import { PictureRef } from '@adwright/contract/asset/picture-ref.ts';
import { z } from 'zod';
import { defineContract } from '../tool.ts';
import { documentIds, documentOf } from './plan/documents.ts';
import { Subject } from './plan/subject.ts';

export const SheetId = z.enum(['10x15', 'a4']);
export type SheetId = z.infer<typeof SheetId>;

export const IdPhotoInput = z.object({
  document: z.enum(documentIds).default('us-passport'),
  photo: PictureRef,
  /** One of the document's own colours; null takes its first. */
  background: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .default(null),
  /** How strongly the light is evened, 0 to 1. */
  light: z.number().min(0).max(1).default(0.6),
  /** Moves by hand, in millimetres of the finished photo. Null leaves the head's height to the rule. */
  adjust: z
    .object({
      head: z.number().min(8).max(70).nullable().default(null),
      right: z.number().min(-10).max(10).default(0),
      down: z.number().min(-10).max(10).default(0),
    })
    .prefault({}),
  sheets: z.array(SheetId).max(2).default(['10x15', 'a4']),
  /** The cut-out of an earlier run on the same photo. With it only the finish is made anew, and that is free. */
  cutout: z.uuid().nullable().default(null),
});
export type IdPhotoInput = z.infer<typeof IdPhotoInput>;

export const CheckId = z.enum([
  'pixels',
  'dpi',
  'weight',
  'head',
  'eyes',
  'top',
  'centre',
  'tilt',
  'turn',
  'eyes-open',
  'mouth',
  'light',
  'background',
  'sharpness',
  'whole',
]);
export type CheckId = z.infer<typeof CheckId>;

export const Check = z.object({
  id: CheckId,
  state: z.enum(['good', 'warn', 'bad']),
  measured: z.number(),
  /** What the rule allows; null where it is open to that side. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  unit: z.enum(['mm', 'px', 'dpi', 'KB', 'degree', 'percent', 'times']),
  /** The range is common practice, not this authority's own words. */
  assumed: z.boolean(),
});
export type Check = z.infer<typeof Check>;

export const IdPhotoOutput = z.object({
  document: z.enum(documentIds),
  background: z.string(),
  checks: z.array(Check),
  /** What the browser needs to show other documents, colours and moves at once. */
  cutout: z.uuid(),
  subject: Subject,
});
export type IdPhotoOutput = z.infer<typeof IdPhotoOutput>;

export const contract = defineContract({
  input: IdPhotoInput,
  output: IdPhotoOutput,
  queue: 'model',
  stages: ['face', 'cutout', 'fit', 'check', 'print'],
  timeoutSeconds: 240,
  example: { photo: 'sample:mug:scene' },
  price: ({ cutout }) => (cutout === null ? 2 : 0),
  freePictures: ({ sheets }) => 1 + sheets.length,
  check: ({ document, background }) => {
    const issue = { path: 'background', message: 'This document does not allow this background.' };
    if (background !== null && !documentOf(document).backgrounds.includes(background))
      throw new AppError('invalid_input', {}, [issue]);
  },
});
