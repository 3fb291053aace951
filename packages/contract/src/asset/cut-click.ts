import { z } from 'zod';

/** Somebody pointed at a part of a picture: it stays, or it goes. Places are shares of the picture, from its top left. */
export const CutClick = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1), keep: z.boolean() });
export type CutClick = z.infer<typeof CutClick>;

/** In the order in which they were made. */
export const CutClicks = z.array(CutClick).max(40);
