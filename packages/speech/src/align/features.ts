/** Mel-frequency cepstra: what a stretch of sound is like to the ear, whoever speaks. */
export const hop = 160;
const frame = 400;
const size = 512;
const bands = 26;
export const width = 13;
const rate = 16_000;

const window = Float32Array.from({ length: frame }, (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (frame - 1)));
const mel = (hertz: number): number => 1127 * Math.log(1 + hertz / 700);
const edges = Array.from({ length: bands + 2 }, (_, i) => {
  const m = mel(80) + ((mel(7600) - mel(80)) * i) / (bands + 1);
  return ((700 * (Math.exp(m / 1127) - 1)) / rate) * size;
});
const cosines = Float32Array.from({ length: width * bands }, (_, i) =>
  Math.cos((Math.PI * Math.floor(i / bands) * ((i % bands) + 0.5)) / bands),
);

/** One row of `width` numbers every 10 ms of 16 kHz sound, each column brought to mean 0 and spread 1. */
export function featuresOf(sound: Float32Array): Float32Array {
  const count = Math.max(1, Math.floor((sound.length - frame) / hop) + 1);
  const rows = new Float32Array(count * width);
  const [real, imaginary] = [new Float32Array(size), new Float32Array(size)];
  const powers = new Float32Array(bands);
  for (let row = 0; row < count; row += 1) {
    real.fill(0);
    imaginary.fill(0);
    for (let i = 0; i < frame; i += 1) {
      const at = row * hop + i;
      real[i] = ((sound[at] ?? 0) - 0.97 * (sound[at - 1] ?? 0)) * (window[i] ?? 0);
    }
    transform(real, imaginary);
    bandPowers(real, imaginary, powers);
    for (let k = 0; k < width; k += 1) {
      let sum = 0;
      for (let b = 0; b < bands; b += 1) sum += Math.log((powers[b] ?? 0) + 1e-6) * (cosines[k * bands + b] ?? 0);
      rows[row * width + k] = sum;
    }
  }
  standardise(rows, count);
  return rows;
}

function bandPowers(real: Float32Array, imaginary: Float32Array, powers: Float32Array): void {
  for (let b = 0; b < bands; b += 1) {
    const low = edges[b] ?? 0;
    const center = edges[b + 1] ?? 0;
    const high = edges[b + 2] ?? 0;
    let sum = 0;
    for (let k = Math.ceil(low); k <= Math.floor(high); k += 1) {
      const weight = k < center ? (k - low) / (center - low) : (high - k) / (high - center);
      sum += weight * ((real[k] ?? 0) ** 2 + (imaginary[k] ?? 0) ** 2);
    }
    powers[b] = sum;
  }
}

function standardise(rows: Float32Array, count: number): void {
  for (let k = 0; k < width; k += 1) {
    let [sum, squares] = [0, 0];
    for (let row = 0; row < count; row += 1) {
      const value = rows[row * width + k] ?? 0;
      sum += value;
      squares += value * value;
    }
    const mean = sum / count;
    const spread = Math.sqrt(Math.max(1e-9, squares / count - mean * mean));
    for (let row = 0; row < count; row += 1) {
      const at = row * width + k;
      rows[at] = ((rows[at] ?? 0) - mean) / spread;
    }
  }
}

const turns = Float32Array.from({ length: size / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / size));
const leans = Float32Array.from({ length: size / 2 }, (_, k) => -Math.sin((2 * Math.PI * k) / size));

/** A plain radix-2 Fourier transform in place. */
function transform(real: Float32Array, imaginary: Float32Array): void {
  for (let i = 1, j = 0; i < size; i += 1) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j)
      [real[i], real[j], imaginary[i], imaginary[j]] = [
        real[j] ?? 0,
        real[i] ?? 0,
        imaginary[j] ?? 0,
        imaginary[i] ?? 0,
      ];
  }
  for (let length = 2; length <= size; length <<= 1) {
    const stride = size / length;
    for (let start = 0; start < size; start += length) {
      for (let k = 0; k < length / 2; k += 1) {
        const cos = turns[k * stride] ?? 1;
        const sin = leans[k * stride] ?? 0;
        const a = start + k;
        const b = a + length / 2;
        const re = (real[b] ?? 0) * cos - (imaginary[b] ?? 0) * sin;
        const im = (real[b] ?? 0) * sin + (imaginary[b] ?? 0) * cos;
        real[b] = (real[a] ?? 0) - re;
        imaginary[b] = (imaginary[a] ?? 0) - im;
        real[a] = (real[a] ?? 0) + re;
        imaginary[a] = (imaginary[a] ?? 0) + im;
      }
    }
  }
}
