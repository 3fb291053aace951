import { clap, hat, kick, openHat, shaker, snap, snare, taiko } from './drums.ts';
import type { Instrument } from './instrument.ts';
import { bass, bell, keys, lead, mallet, pad, piano, pluck, stab } from './tonal.ts';

export const instruments = {
  keys,
  piano,
  pluck,
  mallet,
  bell,
  pad,
  stab,
  bass,
  lead,
  kick,
  snare,
  clap,
  snap,
  hat,
  openHat,
  shaker,
  taiko,
} as const satisfies Record<string, Instrument>;

export type InstrumentName = keyof typeof instruments;
