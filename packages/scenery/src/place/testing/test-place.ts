import type { Place } from '../place.ts';

/** A matt plane without an end under a low sun from behind on the left. */
export const testPlace: Place = {
  id: 'test',
  group: 'kitchen',
  size: [1600, 2000],
  horizonY: 522.5,
  ground: [
    [3631.716777, 741.527319, 800],
    [0, 484.314247, 1382.367344],
    [0, 0.926909, 1],
  ],
  stand: {
    x: 800,
    y: 1382.4,
    pxPerM: 3602.1,
    heightM: 0.26,
    widthM: 0.26,
  },
  surface: {
    roughness: 0.9,
    f0: 0,
  },
  extent: null,
  key: {
    to: [-0.7405, 0.3937, 0.5446],
    angularDeg: 1.1,
  },
  light: [0.941, 1.038, 0.794],
  words: {
    x: 0.07,
    y: 0.05,
    width: 0.86,
    height: 0.2,
    light: 0.832,
    unrest: 0.133,
  },
};
