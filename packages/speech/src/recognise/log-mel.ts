/** The picture of sound that Whisper was taught with: 80 bands, a hundred columns a second, thirty seconds wide. */
export const [bands, columns] = [80, 3000];
const [frame, hop, rate] = [400, 160, 16_000];
const bins = frame / 2 + 1;
const half = frame / 2;

const window = Float32Array.from({ length: frame }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / frame));
const turn = (of: (angle: number) => number): Float32Array =>
  Float32Array.from({ length: bins * half }, (_, i) => of((2 * Math.PI * Math.floor(i / half) * (i % half)) / frame));
const [cosines, sines] = [turn(Math.cos), turn(Math.sin)];
const filters = melFilters();

type Filter = { readonly from: number; readonly weights: Float32Array };

export function logMel(sound: Float32Array): Float32Array {
  const picture = new Float32Array(bands * columns).fill(-10);
  const powers = new Float32Array(bins);
  // Beyond the sound there is silence, which needs no computing.
  const last = Math.min(columns, Math.ceil((sound.length + half) / hop) + 1);
  for (let column = 0; column < last; column += 1) {
    spectrum(sound, column * hop - half, powers);
    for (const [band, { from, weights }] of filters.entries()) {
      let sum = 0;
      for (let i = 0; i < weights.length; i += 1) sum += (weights[i] ?? 0) * (powers[from + i] ?? 0);
      picture[band * columns + column] = Math.log10(Math.max(sum, 1e-10));
    }
  }
  let top = -Infinity;
  for (const value of picture) top = Math.max(top, value);
  for (let i = 0; i < picture.length; i += 1) picture[i] = (Math.max(picture[i] ?? 0, top - 8) + 4) / 4;
  return picture;
}

/** Powers of a real frame: its two halves are folded onto each other first, which saves half of the work. */
function spectrum(sound: Float32Array, start: number, powers: Float32Array): void {
  const at = (i: number): number => (sound[Math.abs(start + i)] ?? 0) * (window[i] ?? 0);
  const [sums, differences] = [new Float32Array(half), new Float32Array(half)];
  sums[0] = at(0);
  for (let i = 1; i < half; i += 1) {
    const [one, other] = [at(i), at(frame - i)];
    sums[i] = one + other;
    differences[i] = one - other;
  }
  const middle = at(half);
  for (let bin = 0; bin < bins; bin += 1) {
    let real = bin % 2 === 0 ? middle : -middle;
    let imaginary = 0;
    const row = bin * half;
    for (let i = 0; i < half; i += 1) {
      real += (sums[i] ?? 0) * (cosines[row + i] ?? 0);
      imaginary += (differences[i] ?? 0) * (sines[row + i] ?? 0);
    }
    powers[bin] = real * real + imaginary * imaginary;
  }
}

/** Slaney's scale: even up to 1 kHz, then by ratio; each band with the same area. */
function melFilters(): Filter[] {
  const step = Math.log(6.4) / 27;
  const toMel = (hertz: number): number => (hertz < 1000 ? (hertz * 3) / 200 : 15 + Math.log(hertz / 1000) / step);
  const toHertz = (mel: number): number => (mel < 15 ? (mel * 200) / 3 : 1000 * Math.exp((mel - 15) * step));
  const edges = Array.from({ length: bands + 2 }, (_, i) => toHertz((toMel(rate / 2) * i) / (bands + 1)));
  return Array.from({ length: bands }, (_, band) => {
    const [low = 0, center = 0, high = 0] = edges.slice(band, band + 3);
    const [from, to] = [Math.ceil((low * frame) / rate), Math.floor((high * frame) / rate)];
    const weights = Float32Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => {
      const hertz = ((from + i) * rate) / frame;
      const slope = Math.min((hertz - low) / (center - low), (high - hertz) / (high - center));
      return (Math.max(0, slope) * 2) / (high - low);
    });
    return { from, weights };
  });
}
