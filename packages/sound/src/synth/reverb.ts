import { sampleRate, silence, type Stereo } from '../stereo.ts';

/** Mutually prime delays in seconds: no echo of one line falls on another's. */
const lines = [0.0297, 0.0371, 0.0411, 0.0437, 0.0531, 0.0613, 0.0671, 0.0743];

/**
 * A feedback delay network of eight lines through a Householder matrix with damped feedback: a small hall.
 * Answers the wet sound alone, of the same length.
 */
export function reverb(sound: Stereo, options: { seconds: number; damping: number }): Stereo {
  const halls = lines.map((delay) => ({
    buffer: new Float32Array(Math.round(delay * sampleRate)),
    gain: 10 ** ((-3 * delay) / options.seconds),
    head: 0,
    soft: 0,
    tap: 0,
  }));
  const out = silence(sound.left.length / sampleRate);
  for (let i = 0; i < sound.left.length; i += 1) {
    let left = 0;
    let right = 0;
    for (let n = 0; n < halls.length; n += 1) {
      const hall = halls[n];
      if (!hall) continue;
      hall.soft += (1 - options.damping) * ((hall.buffer[hall.head] ?? 0) - hall.soft);
      hall.tap = hall.soft * hall.gain;
      if (n % 2 === 0) left += hall.tap;
      else right += hall.tap;
    }
    const shared = (2 / halls.length) * (left + right);
    for (let n = 0; n < halls.length; n += 1) {
      const hall = halls[n];
      if (!hall) continue;
      const input = (n % 2 === 0 ? sound.left[i] : sound.right[i]) ?? 0;
      hall.buffer[hall.head] = input * 0.5 + hall.tap - shared;
      hall.head = hall.head + 1 === hall.buffer.length ? 0 : hall.head + 1;
    }
    out.left[i] = left * 0.5;
    out.right[i] = right * 0.5;
  }
  return out;
}
