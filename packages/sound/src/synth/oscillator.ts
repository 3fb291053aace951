import { sampleRate } from '../stereo.ts';

/** Rounds off the step of a saw or square where it would alias (PolyBLEP). */
function stepResidue(phase: number, step: number): number {
  if (phase < step) {
    const t = phase / step;
    return t + t - t * t - 1;
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step;
    return t * t + t + t + 1;
  }
  return 0;
}

export type Wave = 'sine' | 'saw' | 'square' | 'triangle';

export function makeOscillator(wave: Wave, startPhase = 0): (frequency: number) => number {
  let phase = startPhase % 1;
  return (frequency) => {
    const step = frequency / sampleRate;
    phase += step;
    if (phase >= 1) phase -= 1;
    switch (wave) {
      case 'sine':
        return Math.sin(2 * Math.PI * phase);
      case 'saw':
        return 2 * phase - 1 - stepResidue(phase, step);
      case 'square':
        return (phase < 0.5 ? 1 : -1) + stepResidue(phase, step) - stepResidue((phase + 0.5) % 1, step);
      case 'triangle':
        return 1 - 4 * Math.abs(phase - 0.5);
    }
  };
}
