/** Quieter than this nobody hears anything. */
const faintest = 0.004;
/** In seconds: breaths and the ends of words stay. */
const margin = 0.02;

/** Without the silence that voices begin and end with: it would make every line late. */
export function trimmed(samples: Float32Array, rate: number): Float32Array {
  const isHeard = (sample: number): boolean => Math.abs(sample) > faintest;
  const first = samples.findIndex(isHeard);
  if (first < 0) return samples;
  const edge = Math.round(margin * rate);
  return samples.subarray(Math.max(0, first - edge), Math.min(samples.length, samples.findLastIndex(isHeard) + edge));
}
