/** Half the width of the kernel, in samples of the lower rate. */
const reach = 16;

/** A windowed sinc: no audible images when going up, no aliases when going down. */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const length = Math.round((samples.length * to) / from);
  const out = new Float32Array(length);
  // Rates are whole numbers, so the positions between input samples repeat: each kernel is made once.
  const divisor = gcd(from, to);
  const phases = to / divisor;
  const step = from / divisor;
  const scale = Math.min(1, to / from);
  const half = Math.ceil(reach / scale);
  const kernels = new Map<number, Float32Array>();
  for (let i = 0; i < length; i += 1) {
    const position = i * step;
    const phase = position % phases;
    const center = (position - phase) / phases;
    let kernel = kernels.get(phase);
    if (!kernel) kernels.set(phase, (kernel = kernelOf(phase / phases, half, scale)));
    // Only what exists is looked at: reading beside an array is many times slower than reading from it.
    const first = center - half + 1;
    const end = Math.min(kernel.length, samples.length - first);
    let sum = 0;
    for (let k = Math.max(0, -first); k < end; k += 1) sum += (samples[first + k] ?? 0) * (kernel[k] ?? 0);
    out[i] = sum;
  }
  return out;
}

function kernelOf(shift: number, half: number, scale: number): Float32Array {
  const kernel = new Float32Array(half * 2);
  let sum = 0;
  for (let k = 0; k < kernel.length; k += 1) {
    const x = k - half + 1 - shift;
    const window = Math.abs(x) >= half ? 0 : 0.5 + 0.5 * Math.cos((Math.PI * x) / half);
    const turn = Math.PI * x * scale * 0.97;
    const value = (turn === 0 ? 1 : Math.sin(turn) / turn) * window;
    kernel[k] = value;
    sum += value;
  }
  for (let k = 0; k < kernel.length; k += 1) kernel[k] = (kernel[k] ?? 0) / sum;
  return kernel;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
