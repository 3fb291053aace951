import { expect, it } from 'vitest';
import { hasColouredLight } from './coloured-light.ts';

const sun = { to: [-0.74, 0.39, 0.54], angularDeg: 1 } as const;
const lowSun = { to: [-0.72, 0.67, 0.21], angularDeg: 1 } as const;
const lamp = { ...sun, distance: 1.7, angularDeg: 17 } as const;

it.each([
  ['a lamp in the evening', 'living', lamp, [1.4, 0.93, 0.52], true],
  ['neon', 'gym', lamp, [0.8, 1.04, 1.19], true],
  ['a low sun', 'outdoors', lowSun, [1.26, 0.95, 0.69], true],
  ['late sun in a room', 'living', sun, [1.37, 0.93, 0.58], true],
  ['the white lamp of a bathroom', 'bath', lamp, [0.99, 1.01, 0.96], false],
  ['a day by the window', 'living', sun, [1.16, 0.97, 0.82], false],
  ['orange paper', 'studio', sun, [1.46, 0.91, 0.59], false],
] as const)('%s', (_, group, key, light, coloured) => {
  expect(hasColouredLight({ group, key, light })).toBe(coloured);
});
