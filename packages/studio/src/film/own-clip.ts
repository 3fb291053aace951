import { z } from 'zod';
import type { AudioClip } from '../creative/creative.ts';
import type { ClipShot } from './clip-scene.ts';

const share = z.number().min(0).max(1);

/** A clip or photograph of the person's own in a scene: which part of it in time, and what of its picture stays seen. */
export const OwnClip = z.object({
  asset: z.uuid(),
  kind: z.enum(['video', 'image']),
  width: z.number().int().min(1).max(20_000),
  height: z.number().int().min(1).max(20_000),
  /** Of the whole clip; 0 for a photograph. */
  seconds: z.number().min(0).max(36_000),
  from: z.number().min(0).max(36_000).default(0),
  focus: z.object({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
  /** Whether its own sound is heard beside the music and the voice. */
  sound: z.boolean().default(false),
});
export type OwnClip = z.infer<typeof OwnClip>;

/** As a creative shows it, under this name. */
export function clipShotOf({ asset, kind, width, height, seconds, from, focus }: OwnClip, id: string): ClipShot {
  const length = kind === 'video' && seconds > 0 ? { duration: seconds } : {};
  return { id, asset: { kind, src: `asset:${asset}`, width, height, ...length }, from, focus };
}

/** Beside the voice and under nothing: whoever keeps a clip's sound wants it heard. */
const clipGain = -4;

/** The sound of a clip under a scene, by the name of its asset. */
export function clipSound(
  id: string,
  { from, seconds }: Pick<OwnClip, 'from' | 'seconds'>,
  scene: { start: number; seconds: number },
): AudioClip {
  const heard = Math.max(0.05, Math.min(scene.seconds, seconds - from));
  return {
    id: `${id}-sound`,
    role: 'effect',
    asset: id,
    start: scene.start,
    from,
    duration: heard,
    gain: clipGain,
    fadeIn: 0.06,
    fadeOut: Math.min(0.2, heard / 2),
  };
}
