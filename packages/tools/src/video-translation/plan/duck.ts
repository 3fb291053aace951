type Timed = { readonly start: number; readonly end: number };

/** Samples a second: gain changes slowly. */
export const envelopeRate = 1000;
const before = 0.06;
const after = 0.12;
const ramp = 0.05;

/** How loud the film stays at each moment: whole where nobody speaks in it. */
export function envelopeOf(lines: readonly Timed[], seconds: number): Float32Array {
  const gain = new Float32Array(Math.ceil(seconds * envelopeRate) + envelopeRate).fill(1);
  for (const { start, end } of lines) {
    const [from, to] = [start - before, end + after];
    const first = Math.max(0, Math.floor((from - ramp) * envelopeRate));
    const last = Math.min(gain.length - 1, Math.ceil((to + ramp) * envelopeRate));
    for (let i = first; i <= last; i += 1) {
      const at = i / envelopeRate;
      const outside = Math.max(from - at, at - to, 0) / ramp;
      gain[i] = Math.min(gain[i] ?? 1, outside);
    }
  }
  return gain;
}

/** What is missing to the whole. */
export function restOf(envelope: Float32Array): Float32Array {
  return envelope.map((gain) => 1 - gain);
}
