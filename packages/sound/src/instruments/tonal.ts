import { sampleRate } from '../stereo.ts';
import { type Envelope, levelAt, note, soundingSeconds } from '../synth/envelope.ts';
import { makeFilter } from '../synth/filter.ts';
import { makeOscillator } from '../synth/oscillator.ts';
import type { Random } from '../synth/random.ts';
import type { Instrument } from './instrument.ts';

/** Electric piano: two sines, one bending the other; harder keys ring brighter. */
export const keys: Instrument = ({ frequency, held, velocity }) => {
  const envelope: Envelope = { attack: 0.004, decay: 1.4, sustain: 0.12, release: 0.5 };
  return note(soundingSeconds(envelope, held), (t) => {
    const tine = Math.sin(2 * Math.PI * frequency * 14 * t) * Math.exp(-t * 18) * 0.5 * velocity;
    const body = Math.sin(2 * Math.PI * frequency * t) * (0.7 + velocity) * Math.exp(-t * 2.2);
    return Math.sin(2 * Math.PI * frequency * t + body + tine) * levelAt(envelope, t, held) * velocity * 0.5;
  });
};

/** A felted upright: a few slightly stretched partials, each dying in its own time. */
export const piano: Instrument = ({ frequency, held, velocity, random }) => {
  const envelope: Envelope = { attack: 0.003, decay: 2.6, sustain: 0.02, release: 0.35 };
  const partials = Array.from({ length: 9 }, (_, i) => {
    const n = i + 1;
    return {
      frequency: frequency * n * Math.sqrt(1 + 0.0004 * n * n),
      gain: velocity ** (0.5 + n * 0.12) / n ** 1.5,
      decay: 0.5 + n * 0.55,
      phase: random(),
    };
  }).filter((partial) => partial.frequency < 14_000);
  return note(soundingSeconds(envelope, held), (t) => {
    let sum = 0;
    for (const { frequency: f, gain, decay, phase } of partials)
      sum += Math.sin(2 * Math.PI * (f * t + phase)) * gain * Math.exp(-t * decay);
    return sum * levelAt(envelope, t, held) * 0.42;
  });
};

/**
 * A plucked string (Karplus–Strong): noise that a short, softened loop turns into a tone. The loop is whole samples long
 * and the softening takes off half of one; an all-pass makes up the rest, or high strings would be audibly sharp.
 */
export const pluck: Instrument = ({ frequency, held, velocity, random }) => {
  const wanted = sampleRate / frequency;
  const period = Math.max(2, Math.floor(wanted + 0.4));
  const rest = wanted - period + 0.5;
  const bend = (1 - rest) / (1 + rest);
  const string = Float32Array.from({ length: period }, () => (random() * 2 - 1) * velocity);
  for (let pass = 0; pass < 3; pass += 1)
    for (let i = 1; i < period; i += 1) string[i] = ((string[i] ?? 0) + (string[i - 1] ?? 0)) / 2;
  let head = 0;
  let [softened, passed] = [0, 0];
  return note(Math.min(2.2, held + 0.7), (t) => {
    const now = string[head] ?? 0;
    const soft = (now + (string[(head + 1) % period] ?? 0)) * 0.4985;
    passed = bend * soft + softened - bend * passed;
    softened = soft;
    string[head] = passed;
    head = (head + 1) % period;
    return now * 0.9 * (t > held ? Math.exp(-(t - held) * 7) : 1);
  });
};

/** A soft marimba bar: fundamental and the fourth partial. */
export const mallet: Instrument = ({ frequency, velocity }) =>
  note(
    1.1,
    (t) =>
      (Math.sin(2 * Math.PI * frequency * t) * Math.exp(-t * 5.5) +
        Math.sin(2 * Math.PI * frequency * 3.93 * t) * Math.exp(-t * 19) * 0.35) *
      velocity *
      0.55,
  );

/** A glassy bell with inharmonic partials. */
export const bell: Instrument = ({ frequency, velocity }) =>
  note(2.4, (t) => {
    let sum = 0;
    for (const [ratio, gain, decay] of [
      [1, 1, 1.7],
      [2.01, 0.5, 2.4],
      [2.76, 0.36, 3.4],
      [5.4, 0.16, 6],
    ] as const) {
      sum += Math.sin(2 * Math.PI * frequency * ratio * t) * gain * Math.exp(-t * decay);
    }
    return sum * velocity * 0.3;
  });

/** Saws a few hundredths of a tone apart, as several players are. */
function makeChorus(semitones: readonly number[], random: Random): (frequency: number) => number {
  const ratios = semitones.map((detune) => 2 ** (detune / 12));
  const waves = ratios.map(() => makeOscillator('saw', random()));
  return (frequency) => {
    let sum = 0;
    for (let i = 0; i < waves.length; i += 1) sum += waves[i]?.(frequency * (ratios[i] ?? 1)) ?? 0;
    return sum;
  };
}

/** Slow strings: detuned saws behind a filter that opens as they swell. */
export const pad: Instrument = ({ frequency, held, velocity, random }) => {
  const envelope: Envelope = { attack: Math.min(0.9, held * 0.4), decay: 4, sustain: 0.8, release: 1.1 };
  const chorus = makeChorus([-0.11, -0.04, 0.05, 0.12], random);
  const filter = makeFilter('low', 0.7);
  return note(soundingSeconds(envelope, held), (t) => {
    const sum = chorus(frequency);
    const level = levelAt(envelope, t, held);
    return filter(sum * 0.25, 380 + 1500 * level * velocity) * level * velocity * 0.6;
  });
};

/** A bright synth stab for dance and trailer tracks. */
export const stab: Instrument = ({ frequency, held, velocity, random }) => {
  const envelope: Envelope = { attack: 0.003, decay: 0.35, sustain: 0.25, release: 0.18 };
  const chorus = makeChorus([-0.09, 0, 0.09], random);
  const filter = makeFilter('low', 1.1);
  return note(soundingSeconds(envelope, held), (t) => {
    const sum = chorus(frequency);
    const level = levelAt(envelope, t, held);
    return filter(sum * 0.3, 500 + 5200 * level * velocity) * level * velocity * 0.55;
  });
};

/** Round bass: a sine with a little saw through a low filter. */
export const bass: Instrument = ({ frequency, held, velocity }) => {
  const envelope: Envelope = { attack: 0.006, decay: 0.5, sustain: 0.6, release: 0.09 };
  const saw = makeOscillator('saw');
  const filter = makeFilter('low', 0.9);
  return note(soundingSeconds(envelope, held), (t) => {
    const level = levelAt(envelope, t, held);
    const body = Math.sin(2 * Math.PI * frequency * t);
    return (body * 0.75 + filter(saw(frequency), 240 + 900 * level * velocity) * 0.5) * level * velocity * 0.7;
  });
};

/** A guitar-like lead for melodies: pulse with vibrato that comes late. */
export const lead: Instrument = ({ frequency, held, velocity }) => {
  const envelope: Envelope = { attack: 0.02, decay: 0.8, sustain: 0.6, release: 0.25 };
  const wave = makeOscillator('triangle');
  const edge = makeOscillator('square');
  const filter = makeFilter('low', 0.8);
  return note(soundingSeconds(envelope, held), (t) => {
    const vibrato = 1 + 0.004 * Math.min(1, t * 2) * Math.sin(2 * Math.PI * 5.2 * t);
    const level = levelAt(envelope, t, held);
    return (
      filter(wave(frequency * vibrato) * 0.7 + edge(frequency * vibrato) * 0.22, 1400 + 1800 * velocity) *
      level *
      velocity *
      0.5
    );
  });
};
