import type { LipsOrder } from '@adwright/domain/engines/rendering.ts';
import type { MouthPose } from '@adwright/presenter/speaking/mouth-shapes.ts';

/** What the thread that gives a film another mouth is handed. */
export type LipsTask = Omit<LipsOrder, 'mouths'> & { readonly mouths: readonly MouthPose[] };

/** Its share of the frames that are written, now and then; at its end how sharp the new mouth is. */
export type LipsNews = { readonly share: number } | { readonly sharpness: number };
