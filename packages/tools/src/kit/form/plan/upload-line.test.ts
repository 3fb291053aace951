import { expect, it } from 'vitest';
import { arrivedIn, joinLine, leaveLine, type Line, nextIn } from './upload-line.ts';

const three: Line<string> = joinLine(joinLine(joinLine([], '1'), '2'), '3');

it('hands over in the order of joining, however they arrive', () => {
  const early = arrivedIn(three, '2', 'second');
  expect(nextIn(early)).toBeNull();
  const both = arrivedIn(early, '1', 'first');
  expect(nextIn(both)).toEqual({ key: '1', thing: 'first' });
  expect(nextIn(leaveLine(both, '1'))).toEqual({ key: '2', thing: 'second' });
});

it('does not wait for one that was refused or called off', () => {
  expect(nextIn(leaveLine(arrivedIn(three, '2', 'second'), '1'))).toEqual({ key: '2', thing: 'second' });
});
