import { AddedLayers } from '@adwright/studio/design/added-layers.ts';
import { AdImageSchema } from '@adwright/studio/design/brief-schema.ts';
import { LayerPatch } from '@adwright/studio/design/design.ts';
import { z } from 'zod';

/** Layers on their way to another size, another design or another window. */
export const Clip = z.strictObject({
  type: z.literal('adwright/layers'),
  version: z.literal(1),
  layers: AddedLayers.refine((layers) => layers.length > 0),
  /** The pictures they show. */
  pictures: z.array(AdImageSchema).max(40),
  /** What they say and look like in single sizes. */
  looks: z.array(LayerPatch).max(400).exactOptional(),
});
export type Clip = z.infer<typeof Clip>;

const longest = 400_000;

/** Anything at all may be on the clipboard: what is not a clip of ours, whole and within limits, is no clip. */
export function readClip(text: string): Clip | undefined {
  if (text.length > longest || !text.startsWith('{')) return undefined;
  try {
    const read = Clip.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
