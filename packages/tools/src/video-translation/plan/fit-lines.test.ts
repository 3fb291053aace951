import { expect, it } from 'vitest';
import { mostFaster, mostSlower, placeLines, roomOf, speedsOf } from './fit-lines.ts';

const film = 10;
const lines = [
  { start: 1, end: 3, seconds: 2 },
  { start: 4, end: 5, seconds: 2 },
  { start: 5.5, end: 8, seconds: 1 },
];

it('gives a line its own time and the silence after it', () => {
  expect([0, 1, 2].map((index) => roomOf(lines, index, film))).toEqual([
    expect.closeTo(2.92),
    expect.closeTo(1.42),
    expect.closeTo(4.42),
  ]);
});

it('speaks faster only where the next line would be late, slower to fill the time, and never by more than 12 %', () => {
  expect(speedsOf(lines, film)).toEqual([1, mostFaster, mostSlower]);
  expect(speedsOf([{ start: 0, end: 2, seconds: 2.1 }], 2)).toEqual([expect.closeTo(1.05)]);
});

it('makes up for a line that took too long in those after it, instead of staying late', () => {
  const late = [
    { start: 0, end: 1, seconds: 4 },
    { start: 1.1, end: 3, seconds: 1.8 },
    { start: 3.1, end: 5, seconds: 1.8 },
    { start: 8, end: 9.5, seconds: 1.4 },
  ];
  // The third begins late as well, and has silence after it.
  expect(speedsOf(late, film)).toEqual([mostFaster, mostFaster, 1, expect.closeTo(1.4 / 1.5)]);
});

it('puts every line at its own time, or after the one before it, and says what had no room', () => {
  const [first, second, third] = placeLines(
    [
      { start: 1, end: 3, seconds: 4 },
      { start: 4, end: 5, seconds: 1 },
      { start: 9, end: 10, seconds: 2 },
    ],
    film,
  );
  expect(first).toEqual({ start: 1, end: 5, late: 0, lost: 0 });
  expect(second).toMatchObject({ start: expect.closeTo(5.08), late: expect.closeTo(1.08) });
  expect(third).toEqual({ start: 9, end: film, late: 0, lost: 1 });
});
