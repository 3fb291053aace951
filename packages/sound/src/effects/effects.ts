import { addInto, addPlaced, sampleRate, silence, type Stereo } from '../stereo.ts';
import { note } from '../synth/envelope.ts';
import { makeFilter } from '../synth/filter.ts';
import { randomOf } from '../synth/random.ts';
import { reverb } from '../synth/reverb.ts';

/** All effects peak alike, so that swapping one for another does not change the mix. */
const peakLevel = 0.7;

function levelled(make: () => Stereo): () => Stereo {
  return () => {
    const sound = make();
    let peak = 0;
    for (const channel of [sound.left, sound.right])
      for (const sample of channel) peak = Math.max(peak, Math.abs(sample));
    const level = silence(sound.left.length / sampleRate);
    addInto(level, sound, 0, peakLevel / peak);
    return level;
  };
}

function whoosh(): Stereo {
  const random = randomOf(11);
  const air = makeFilter('band', 1.6);
  const seconds = 0.7;
  const sound = silence(seconds + 0.3);
  const body = note(seconds, (t) => {
    const swell = Math.sin((Math.PI * t) / seconds) ** 2;
    return air(random() * 2 - 1, 300 + 4200 * swell) * swell * 0.9;
  });
  // It passes by: the left ear hears it first.
  for (let i = 0; i < body.length; i += 1) {
    const pass = i / body.length;
    sound.left[i] = (body[i] ?? 0) * (1 - pass * 0.8);
    sound.right[i] = (body[i] ?? 0) * (0.2 + pass * 0.8);
  }
  return sound;
}

function pop(): Stereo {
  const sound = silence(0.16);
  let phase = 0;
  const body = note(0.14, (t) => {
    phase += (320 + 900 * Math.min(1, t / 0.05)) / sampleRate;
    return Math.sin(2 * Math.PI * phase) * Math.exp(-t * 30) * 0.8;
  });
  addPlaced(sound, body, 0, 1, 0);
  return sound;
}

function riser(): Stereo {
  const random = randomOf(23);
  const seconds = 2;
  const sound = silence(seconds + 0.4);
  const air = makeFilter('band', 2.4);
  let phase = 0;
  const body = note(seconds, (t) => {
    const u = t / seconds;
    phase += (110 * 2 ** (u * 2.6)) / sampleRate;
    const tone = Math.sin(2 * Math.PI * phase) + Math.sin(4 * Math.PI * phase) * 0.4;
    return (air(random() * 2 - 1, 400 + 7000 * u * u) * 0.9 + tone * 0.16) * u ** 1.6;
  });
  addPlaced(sound, body, 0, 0.9, 0);
  return sound;
}

function click(): Stereo {
  const sound = silence(0.06);
  const random = randomOf(5);
  const tick = makeFilter('band', 4);
  addPlaced(
    sound,
    note(0.05, (t) => tick(random() * 2 - 1, 3400) * Math.exp(-t * 160) * 2),
    0,
    1,
    0,
  );
  return sound;
}

function chime(): Stereo {
  const sound = silence(1.8);
  for (const [i, frequency] of [1046.5, 1318.5, 1568].entries()) {
    const ring = note(
      1.2,
      (t) =>
        (Math.sin(2 * Math.PI * frequency * t) +
          Math.sin(2 * Math.PI * frequency * 2.76 * t) * 0.25 * Math.exp(-t * 6)) *
        Math.exp(-t * 4) *
        0.3,
    );
    addPlaced(sound, ring, Math.round(i * 0.08 * sampleRate), 1, (i - 1) * 0.3);
  }
  const wet = reverb(sound, { seconds: 1.2, damping: 0.3 });
  addInto(sound, wet, 0, 0.4);
  return sound;
}

/** Short sounds for cuts, badges and buttons. Each call makes a new copy, always the same. */
export const effects = {
  whoosh: levelled(whoosh),
  pop: levelled(pop),
  riser: levelled(riser),
  click: levelled(click),
  chime: levelled(chime),
} as const satisfies Record<string, () => Stereo>;

export type EffectName = keyof typeof effects;
