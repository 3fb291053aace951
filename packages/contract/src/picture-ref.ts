import { z } from 'zod';

/** A picture a tool works on: a file of the person's own by its id, or one of the product's samples. */
export const PictureRef = z.union([z.uuid(), z.string().regex(/^sample:[a-z-]{1,40}:(?:cutout|scene)$/)]);
export type PictureRef = z.infer<typeof PictureRef>;
