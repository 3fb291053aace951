import { expect, it } from 'vitest';
import { joinSpeech } from './speech-spans.ts';

const chances = (...parts: readonly (readonly [seconds: number, chance: number])[]): number[] =>
  parts.flatMap(([seconds, chance]) => Array.from({ length: Math.round(seconds * 10) }, () => chance));

it('closes short gaps, drops clicks and leaves a margin', () => {
  const spans = joinSpeech(chances([1, 0], [1, 0.9], [0.2, 0.1], [1, 0.9], [2, 0], [0.1, 0.9], [1, 0]), 0.1, 6.3);
  expect(spans).toHaveLength(1);
  expect(spans[0]?.start).toBeCloseTo(0.88, 5);
  expect(spans[0]?.end).toBeCloseTo(3.32, 5);
});

it('cuts what is too long for the recogniser where it is quietest', () => {
  const spans = joinSpeech(chances([12, 0.9], [0.1, 0.4], [10, 0.9]), 0.1, 22.1);
  expect(spans.map(({ end }) => Math.round(end * 10) / 10)).toEqual([12, 22.1]);
});
