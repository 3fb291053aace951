import { randomOf, type Random } from '@adwright/sound/synth/random.ts';
import { at, type Heard } from './hear.ts';

/** What a living face does beside speaking. Angles and shifts are shares of what the puppet allows, −1 to 1. */
export type LifePose = {
  /** 0 open, 1 shut. */
  readonly blink: number;
  readonly gazeX: number;
  readonly gazeY: number;
  readonly brow: number;
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  readonly breath: number;
};

export type Word = { readonly start: number; readonly end: number };

type Pulse = { readonly at: number; readonly strength: number };

/** Blinks, looks, nods and breath at human intervals; the same for the same seed. */
export function liveThrough(order: {
  readonly seconds: number;
  readonly fps: number;
  readonly seed: number;
  readonly heard: Heard;
  readonly words: readonly Word[];
}): LifePose[] {
  const { seconds, fps, seed, heard, words } = order;
  const random = randomOf(seed);
  const blinks = everySo(seconds, random, 0.9, 2.4, 5.2);
  const looks = looksThrough(seconds, random);
  const beats = beatsOf(words, heard);
  const sway = [wander(random), wander(random), wander(random)] as const;
  const phase = random();
  return Array.from({ length: Math.max(1, Math.round(seconds * fps)) }, (_, frame) => {
    const second = (frame + 0.5) / fps;
    const [x, y] = lookAt(looks, second);
    const nod = sumOf(beats, second, 0.3);
    return {
      blink: Math.max(...blinks.map((start) => blinkAt(second - start)), 0),
      gazeX: x,
      gazeY: y,
      brow: Math.min(
        1,
        sumOf(
          beats.filter(({ strength }) => strength > 0.72),
          second,
          0.36,
        ),
      ),
      yaw: sway[0](second) * 0.8,
      pitch: sway[1](second) * 0.45 + nod * 0.55,
      roll: sway[2](second) * 0.6,
      breath: Math.sin((second / 3.9 + phase) * 2 * Math.PI),
    };
  });
}

function everySo(seconds: number, random: Random, first: number, least: number, most: number): number[] {
  const times: number[] = [];
  for (let now = first + random() * 1.6; now < seconds; now += least + random() * (most - least)) {
    times.push(now);
    // Now and then twice in a row, as people do.
    if (random() < 0.14) times.push(now + 0.32);
  }
  return times;
}

/** Shut within 70 ms, open again within 160. */
function blinkAt(since: number): number {
  if (since < 0 || since > 0.27) return 0;
  if (since < 0.07) return ease(since / 0.07);
  return since < 0.11 ? 1 : ease(1 - (since - 0.11) / 0.16);
}

type Look = { readonly at: number; readonly x: number; readonly y: number };

/** Mostly into the camera; for a moment elsewhere. */
function looksThrough(seconds: number, random: Random): Look[] {
  const looks: Look[] = [{ at: 0, x: 0, y: 0 }];
  for (let now = 1.4 + random() * 2; now < seconds; now += 1.6 + random() * 2.6) {
    looks.push({ at: now, x: (random() - 0.5) * 1.7, y: (random() - 0.5) * 0.9 });
    looks.push({ at: now + 0.45 + random() * 0.5, x: 0, y: 0 });
  }
  return looks;
}

function lookAt(looks: readonly Look[], second: number): readonly [number, number] {
  const index = looks.findLastIndex(({ at: start }) => start <= second);
  const [now, before] = [looks[index], looks[index - 1]];
  if (!now) return [0, 0];
  const share = ease(Math.min(1, (second - now.at) / 0.06));
  return [mix(before?.x ?? 0, now.x, share), mix(before?.y ?? 0, now.y, share)];
}

/** The loudest word of every stretch of a bit more than a second: that is where heads nod and brows rise. */
function beatsOf(words: readonly Word[], heard: Heard): Pulse[] {
  const beats: Pulse[] = [];
  for (const { start, end } of words) {
    let [loudest, when] = [0, start];
    for (let second = start; second <= end; second += 0.02) {
      const level = at(heard.level, second);
      if (level > loudest) [loudest, when] = [level, second];
    }
    const beat = { at: when, strength: loudest };
    const last = beats.at(-1);
    if (!last || when - last.at > 1.1) beats.push(beat);
    else if (beat.strength > last.strength + 0.04) beats[beats.length - 1] = beat;
  }
  return beats;
}

function sumOf(beats: readonly Pulse[], second: number, width: number): number {
  let sum = 0;
  for (const { at: when, strength } of beats) sum += strength * Math.exp(-(((second - when) / (width * 0.6)) ** 2));
  return sum;
}

/** A slow walk about 0 that never repeats within a film. */
function wander(random: Random): (second: number) => number {
  const waves = [0.11, 0.19, 0.31].map((hertz, i) => ({
    hertz: hertz * (0.85 + random() * 0.3),
    phase: random() * 2 * Math.PI,
    size: [0.5, 0.33, 0.17][i] ?? 0,
  }));
  return (second) =>
    waves.reduce((sum, { hertz, phase, size }) => sum + size * Math.sin(second * hertz * 2 * Math.PI + phase), 0);
}

const ease = (share: number): number => share * share * (3 - 2 * share);
const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
