import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { instruments } from '../instruments/all.ts';
import { loudnessOf, truePeakOf } from '../mix/loudness.ts';
import { sampleRate, secondsOf } from '../stereo.ts';
import { randomOf } from '../synth/random.ts';
import { encodeWav } from '../wav.ts';
import { renderTrack } from './render-track.ts';
import { scoreOf, secondsOfTrack } from './score.ts';
import { tracks } from './tracks.ts';
import type { Track } from './track.ts';

const shortened = (track: Track): Track => ({
  ...track,
  bars: 2,
  parts: track.parts.map(({ plays: _, ...part }) => part),
});

describe('the library', () => {
  it('has four tracks in each of six moods, each with a name of its own', () => {
    const moods = Map.groupBy(tracks, (track) => track.mood);
    expect([...moods.values()].map((list) => list.length)).toEqual([4, 4, 4, 4, 4, 4]);
    expect(new Set(tracks.map((track) => track.id)).size).toBe(tracks.length);
    expect(new Set(tracks.map((track) => track.name)).size).toBe(tracks.length);
  });

  it.each(tracks.map((track) => [track.id, track] as const))(
    '%s is written in whole bars that every part fills',
    (_, track) => {
      for (const part of track.parts) for (const bar of part.bars) expect(bar).toHaveLength(16);
      const notes = scoreOf(track);
      expect(notes.length).toBeGreaterThan(20);
      expect(notes.every((note) => note.start >= 0 && note.start < secondsOfTrack(track))).toBe(true);
      expect(notes.every((note) => note.frequency > 25 && note.frequency < 4200)).toBe(true);
      // A short ad must not end before its music has begun.
      const bar = (60 / track.bpm) * 4;
      const silent = track.parts.filter(
        (part, index) =>
          part.kind === 'drum' &&
          part.instrument !== 'taiko' &&
          !notes.some((note) => note.part === index && note.start < bar),
      );
      expect(silent).toEqual([]);
    },
  );
});

it.each([196, 392, 523.25, 783.99, 880])('a plucked string of %d Hz is in tune with the others', (frequency) => {
  const sound = instruments.pluck({ frequency, held: 1.2, velocity: 0.8, random: randomOf(7) });
  // Its wave looks like itself again after so many periods, and less so a twentieth of a semitone away.
  const periods = Math.floor(2400 / (sampleRate / frequency));
  const alike = (cents: number): number => {
    const lag = (periods * sampleRate) / (frequency * 2 ** (cents / 1200));
    const [whole, part] = [Math.floor(lag), lag % 1];
    let sum = 0;
    for (let i = 2400; i < 14_400; i += 1)
      sum += (sound[i] ?? 0) * ((sound[i + whole] ?? 0) * (1 - part) + (sound[i + whole + 1] ?? 0) * part);
    return sum;
  };
  expect(alike(0)).toBeGreaterThan(alike(5));
  expect(alike(0)).toBeGreaterThan(alike(-5));
});

describe('renderTrack', () => {
  const loop = shortened(tracks.find((track) => track.id === 'still-water') ?? (tracks[0] as Track));
  const sound = renderTrack(loop);

  it('is exactly as long as its bars', () => {
    expect(Math.abs(secondsOf(sound) - secondsOfTrack(loop))).toBeLessThan(1 / sampleRate);
  });

  it('comes at −16 LUFS with a true peak below −1.5 dB, without a broken sample', () => {
    expect(loudnessOf(sound)).toBeCloseTo(-16, 0);
    expect(truePeakOf(sound)).toBeLessThanOrEqual(-1.5);
    expect(sound.left.every(Number.isFinite) && sound.right.every(Number.isFinite)).toBe(true);
  });

  it('loops without a seam: the step from its end to its start is no larger than steps inside it', () => {
    const steps = sound.left.map((sample, i) => (i === 0 ? 0 : Math.abs(sample - (sound.left[i - 1] ?? 0))));
    const seam = Math.abs((sound.left[0] ?? 0) - (sound.left.at(-1) ?? 0));
    expect(seam).toBeLessThan(Math.max(...steps.slice(1, 48_000)));
    expect(seam).toBeLessThan(0.02);
  });

  it('sounds the same every time', { timeout: 30_000 }, () => {
    const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
    expect(digest(encodeWav(renderTrack(loop)))).toBe(digest(encodeWav(sound)));
  });
});
