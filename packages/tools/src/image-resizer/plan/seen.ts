import { z } from 'zod';

const size = z.number().min(0).max(60_000);
const SeenBox = z.object({
  x: z.number().min(-60_000).max(60_000),
  y: z.number().min(-60_000).max(60_000),
  width: size,
  height: size,
});

/** What matters in a picture, in its own pixels: enough to lay out every size without looking again. */
export const Seen = z.object({
  width: z.number().int().min(1).max(60_000),
  height: z.number().int().min(1).max(60_000),
  faces: z.array(SeenBox).max(50),
  text: z.array(SeenBox).max(300),
  /** The picture's own edge: its colour, and whether it is one. */
  edge: z.object({ colour: z.string().regex(/^#[0-9a-f]{6}$/), even: z.boolean() }),
  /** The subject cut out and the ground without it, as files; null where nothing stands out or nobody needed it. */
  layers: z.object({ subject: z.uuid(), ground: z.uuid(), box: SeenBox, soft: z.boolean() }).nullable(),
});
export type Seen = z.infer<typeof Seen>;
