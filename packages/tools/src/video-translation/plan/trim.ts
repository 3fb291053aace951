/** Quieter than this nobody hears anything. */
const faintest = 0.004;
/** In seconds: breaths and the ends of words stay. */
const margin = 0.02;

/** Without the silence that voices begin and end with: it would make every line late. Says how many seconds went first. */
export function trimmed(samples: Float32Array, rate: number): { samples: Float32Array; before: number } {
  const isHeard = (sample: number): boolean => Math.abs(sample) > faintest;
  const first = samples.findIndex(isHeard);
  if (first < 0) return { samples, before: 0 };
  const edge = Math.round(margin * rate);
  const from = Math.max(0, first - edge);
  const to = Math.min(samples.length, samples.findLastIndex(isHeard) + edge);
  return { samples: samples.subarray(from, to), before: from / rate };
}
