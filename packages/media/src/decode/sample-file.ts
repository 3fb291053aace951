import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { SoundSource, Stereo } from '@adwright/sound/stereo.ts';

/** Decoded sound in a file, read a stretch at a time. */
export type SampleFile = SoundSource & { close(): void };

export function openSamples(file: string): SampleFile {
  const handle = openSync(file, 'r');
  const frames = Math.floor(fstatSync(handle).size / 8);
  let room = new Float32Array(0);
  let part: Stereo = { left: room, right: room };
  return {
    frames,
    read(from, wanted) {
      const count = Math.max(0, Math.min(wanted, frames - from));
      if (room.length < count * 2) {
        room = new Float32Array(count * 2);
        part = { left: new Float32Array(count), right: new Float32Array(count) };
      }
      const read = readSync(handle, room, 0, count * 8, from * 8);
      if (read < count * 8) throw new Error('a decoded sound was cut short');
      spread(room, part, 0, count);
      return { left: part.left.subarray(0, count), right: part.right.subarray(0, count) };
    },
    close: () => closeSync(handle),
  };
}

/** Interleaved samples over both channels. */
export function spread(samples: Float32Array, { left, right }: Stereo, at: number, count: number): void {
  for (let i = 0; i < count; i += 1) {
    left[at + i] = audible(samples[i * 2] as number);
    right[at + i] = audible(samples[i * 2 + 1] as number);
  }
}

/** A float file may hold anything; one NaN would silence the whole mix. */
function audible(sample: number): number {
  return Number.isFinite(sample) ? Math.max(-4, Math.min(4, sample)) : 0;
}
