import type { TimedViseme, Viseme } from '@adwright/domain/engines/speech.ts';
import { Rhubarb } from 'rhubarb-lip-sync-wasm';

/** Rhubarb's letters for our shapes. */
const shapes: Readonly<Record<string, Viseme>> = {
  X: 'rest',
  A: 'closed',
  B: 'teeth',
  C: 'open',
  D: 'wide',
  E: 'round',
  F: 'pucker',
  G: 'lip',
  H: 'tongue',
};

/** Mouth shapes of 16 kHz sound in any language, without knowing the words. */
export async function mouthFromSound(sound: Float32Array, seconds: number): Promise<TimedViseme[]> {
  const pcm = Buffer.alloc(sound.length * 2);
  for (const [i, sample] of sound.entries())
    pcm.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), i * 2);
  const { mouthCues } = await Rhubarb.getLipSync(pcm);
  const cues: { viseme: Viseme; start: number; end: number }[] = [];
  for (const { start, end, value } of mouthCues) {
    const from = cues.at(-1)?.end ?? 0;
    const until = Math.min(seconds, end);
    if (start > from) cues.push({ viseme: 'rest', start: from, end: start });
    if (until > Math.max(from, start))
      cues.push({ viseme: shapes[value] ?? 'rest', start: Math.max(from, start), end: until });
  }
  const end = cues.at(-1)?.end ?? 0;
  if (end < seconds) cues.push({ viseme: 'rest', start: end, end: seconds });
  return cues;
}
