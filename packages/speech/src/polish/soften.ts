import { sampleRate } from '@adwright/sound/stereo.ts';

/**
 * Two slow, tiny drifts of pitch (a few cents): a synthetic voice holds its tone more exactly than any throat, and that
 * is what sounds like a machine. Moves nothing by more than a millisecond, so all times stay true.
 */
export function drift(samples: Float32Array, seed: number): Float32Array {
  const out = new Float32Array(samples.length);
  const turn = (2 * Math.PI) / sampleRate;
  const phase = (seed % 97) / 15;
  for (let i = 0; i < samples.length; i += 1) {
    const delay = 20 * Math.sin(turn * 3.1 * i + phase) + 7 * Math.sin(turn * 7.3 * i + phase * 2) + 28;
    const position = i - delay;
    const at = Math.floor(position);
    const part = position - at;
    const a = samples[at - 1] ?? 0;
    const b = samples[at] ?? 0;
    const c = samples[at + 1] ?? 0;
    const d = samples[at + 2] ?? 0;
    // Catmull-Rom: linear interpolation would dull the highs as the delay moves.
    out[i] = b + 0.5 * part * (c - a + part * (2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a)));
  }
  return out;
}
