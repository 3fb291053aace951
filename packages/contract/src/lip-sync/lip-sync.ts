import { z } from 'zod';
import { Told } from './told.ts';

/** Seconds. Shorter films show no face long enough to know it; of longer ones the beginning would be all that is used. */
export const shortestClip = 1;
export const longestClip = 60;

/** What happens where the voice is longer than the film: it runs back and forth, or begins anew. */
export const clipRepeats = ['bounce', 'loop'] as const;
export const ClipRepeat = z.enum(clipRepeats);
export type ClipRepeat = z.infer<typeof ClipRepeat>;

/** A place in a picture, as shares of its width and height. */
export const PicturePlace = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
export type PicturePlace = z.infer<typeof PicturePlace>;

export const LipSyncInput = z.object({
  /** A film of the caller’s with somebody’s face in it. */
  video: z.uuid(),
  /** In its first picture, whose mouth it is; needed only where there are several. */
  face: PicturePlace.nullable().default(null),
  ...Told.shape,
  captions: z.boolean().default(false),
  repeat: ClipRepeat.default('bounce'),
  /** Where the film is longer than the voice, it goes on with the lips shut; else it ends with the voice. */
  keep_rest: z.boolean().default(false),
  /** A run whose lips were measured out of time: the same film and words again cost nothing. */
  again: z.uuid().nullable().default(null),
});
export type LipSyncInput = z.infer<typeof LipSyncInput>;

export const LookAtClipInput = z.object({ video: z.uuid(), face: PicturePlace.nullable().default(null) });
export type LookAtClipInput = z.infer<typeof LookAtClipInput>;

/** Who is seen at a film’s beginning. Boxes are shares of the picture. */
export const ClipFaces = z.object({
  seconds: z.number(),
  width: z.number().int(),
  height: z.number().int(),
  faces: z.array(z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })),
  /** The place of the one that speaks among them. */
  chosen: z.number().int(),
});
export type ClipFaces = z.infer<typeof ClipFaces>;
