import type { AudioClip, Creative } from '@adwright/studio/creative/creative.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';

const fadeOut = 1.4;

/**
 * Music is made to end on a beat at the film's end. A film that became longer or shorter would fall silent before it or
 * be cut off: from then on its music plays through and fades.
 */
export function musicToEnd(before: Creative, after: Creative): Creative {
  if (Math.abs(durationOf(before) - durationOf(after)) < 0.01) return after;
  const ring = after.audio.find(({ id }) => id === 'music-end');
  if (!ring) return after;
  const { duration: _, ...rest } = after.audio.find(({ id }) => id === 'music') ?? ring;
  const whole: AudioClip = { ...rest, id: 'music', start: 0, loop: true, fadeOut };
  return { ...after, audio: [...after.audio.filter(({ id }) => id !== 'music' && id !== 'music-end'), whole] };
}
