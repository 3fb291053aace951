import { note } from '../synth/envelope.ts';
import { makeFilter } from '../synth/filter.ts';
import type { Instrument } from './instrument.ts';

/** Drums ignore the pitch: their name is the pitch. */
export const kick: Instrument = ({ velocity }) => {
  let phase = 0;
  return note(0.42, (t) => {
    phase += (46 + 130 * Math.exp(-t * 38)) / 48_000;
    const click = t < 0.004 ? (1 - t / 0.004) * 0.4 : 0;
    return (Math.sin(2 * Math.PI * phase) * Math.exp(-t * 8.5) + click) * velocity * 0.95;
  });
};

export const snare: Instrument = ({ velocity, random }) => {
  const hiss = makeFilter('high', 0.7);
  return note(0.28, (t) => {
    const rattle = hiss(random() * 2 - 1, 1600) * Math.exp(-t * 17);
    const skin = Math.sin(2 * Math.PI * (186 + 60 * Math.exp(-t * 40)) * t) * Math.exp(-t * 22);
    return (rattle * 0.5 + skin * 0.5) * velocity * 0.75;
  });
};

export const clap: Instrument = ({ velocity, random }) => {
  const air = makeFilter('band', 1.4);
  return note(0.26, (t) => {
    const hands = t < 0.03 ? 0.6 * (1 - ((t * 100) % 1)) : 0;
    return air(random() * 2 - 1, 1250) * (hands + Math.exp(-t * 20)) * velocity * 0.9;
  });
};

export const snap: Instrument = ({ velocity, random }) => {
  const air = makeFilter('band', 3);
  return note(0.12, (t) => air(random() * 2 - 1, 2300) * Math.exp(-t * 55) * velocity * 1.3);
};

export const hat: Instrument = ({ velocity, random }) => {
  const air = makeFilter('high', 0.7);
  return note(0.07, (t) => air(random() * 2 - 1, 7600) * Math.exp(-t * 75) * velocity * 0.5);
};

export const openHat: Instrument = ({ velocity, random }) => {
  const air = makeFilter('high', 0.7);
  return note(0.34, (t) => air(random() * 2 - 1, 7000) * Math.exp(-t * 11) * velocity * 0.36);
};

export const shaker: Instrument = ({ velocity, random }) => {
  const air = makeFilter('band', 1.1);
  return note(
    0.11,
    (t) =>
      air(random() * 2 - 1, 5600) *
      Math.sin(Math.min(1, t / 0.05) * Math.PI * 0.5) *
      Math.exp(-t * 34) *
      velocity *
      0.7,
  );
};

/** A big drum for trailers. */
export const taiko: Instrument = ({ velocity, random }) => {
  const skin = makeFilter('low', 0.8);
  let phase = 0;
  return note(1.1, (t) => {
    phase += (58 + 40 * Math.exp(-t * 20)) / 48_000;
    return (
      (Math.sin(2 * Math.PI * phase) * Math.exp(-t * 4) + skin(random() * 2 - 1, 320) * Math.exp(-t * 26) * 0.8) *
      velocity *
      0.85
    );
  });
};
