import { describe, expect, it } from 'vitest';
import { effects } from '../effects/effects.ts';
import { inMemory, sampleRate, secondsOf, silence, type Stereo, toDecibels } from '../stereo.ts';
import { loudnessOf, truePeakOf } from './loudness.ts';
import { mix } from './mix.ts';

function tone(seconds: number, frequency: number, level: number): Stereo {
  const sound = silence(seconds);
  for (let i = 0; i < sound.left.length; i += 1) {
    sound.left[i] = sound.right[i] = Math.sin((2 * Math.PI * frequency * i) / sampleRate) * level;
  }
  return sound;
}

/** Level of one frequency between two moments, by correlation. */
function levelOf(sound: Stereo, frequency: number, from: number, to: number): number {
  let [sine, cosine, count] = [0, 0, 0];
  for (let i = Math.round(from * sampleRate); i < Math.round(to * sampleRate); i += 1) {
    const angle = (2 * Math.PI * frequency * i) / sampleRate;
    sine += (sound.left[i] ?? 0) * Math.sin(angle);
    cosine += (sound.left[i] ?? 0) * Math.cos(angle);
    count += 1;
  }
  return toDecibels((2 * Math.hypot(sine, cosine)) / count);
}

describe('loudness', () => {
  it('reads −3.01 LUFS for a full-scale 997 Hz sine in both channels less 0 dB, as BS.1770 says of one channel', () => {
    const one = tone(5, 997, 1);
    expect(loudnessOf({ left: one.left, right: new Float32Array(one.left.length) })).toBeCloseTo(-3.01, 1);
  });

  it('finds the peak between the samples', () => {
    // A quarter of the sample rate, 45° off: the samples only reach −3 dB of the true peak.
    const sound = silence(0.5);
    for (let i = 0; i < sound.left.length; i += 1)
      sound.left[i] = sound.right[i] = Math.sin((Math.PI / 2) * i + Math.PI / 4);
    expect(truePeakOf(sound)).toBeGreaterThan(-0.4);
  });
});

describe('mix', () => {
  const music = inMemory(tone(2, 220, 0.3));
  const voice = inMemory(tone(2, 1000, 0.4));

  it('meets −14 LUFS with a true peak of at most −1 dB and exactly the length asked for', () => {
    const result = mix(
      [
        { role: 'music', sound: music, start: 0, loop: true, fadeIn: 0.5, fadeOut: 1 },
        { role: 'voice', sound: voice, start: 2 },
        { role: 'effect', sound: inMemory(effects.whoosh()), start: 5 },
      ],
      { seconds: 8 },
    );
    expect(secondsOf(result)).toBe(8);
    expect(loudnessOf(result)).toBeCloseTo(-14, 0);
    expect(truePeakOf(result)).toBeLessThanOrEqual(-1);
  });

  it('takes the music back under the voice and returns it afterwards', () => {
    const result = mix(
      [
        { role: 'music', sound: music, start: 0, loop: true },
        { role: 'voice', sound: voice, start: 3 },
      ],
      { seconds: 9 },
    );
    const [before, under, after] = [
      levelOf(result, 220, 1, 2.5),
      levelOf(result, 220, 3.6, 4.8),
      levelOf(result, 220, 7.5, 9),
    ];
    expect(before - under).toBeGreaterThan(10);
    expect(Math.abs(before - after)).toBeLessThan(1);
  });

  it('fades out to silence', () => {
    const result = mix([{ role: 'music', sound: music, start: 0, loop: true, fadeOut: 2 }], { seconds: 6 });
    expect(levelOf(result, 220, 5.9, 6)).toBeLessThan(levelOf(result, 220, 2, 3) - 18);
  });

  it('hears nothing of a looped recording without a single sample, and does not read it', () => {
    const sound = {
      frames: 0,
      read: (from: number, count: number): Stereo => {
        throw new RangeError(`there is nothing at ${from}, ${count} long`);
      },
    };
    const result = mix([{ role: 'music', sound, start: 0, loop: true }], { seconds: 1 });
    expect(result.left.every((sample) => sample === 0)).toBe(true);
  });

  it('leaves silence silent instead of raising noise', () => {
    expect(mix([], { seconds: 1 }).left.every((sample) => sample === 0)).toBe(true);
  });
});

describe('effects', () => {
  it.each(Object.entries(effects))('%s is short, heard and ends in silence', (_, make) => {
    const sound = make();
    const peak = Math.max(...sound.left.map(Math.abs));
    expect(secondsOf(sound)).toBeLessThan(3);
    expect(peak).toBeGreaterThan(0.05);
    expect(peak).toBeLessThanOrEqual(1);
    expect(Math.abs(sound.left.at(-1) ?? 1)).toBeLessThan(0.01);
  });
});
