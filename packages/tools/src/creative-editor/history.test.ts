import { expect, it } from 'vitest';
import { reduceHistory, startHistory, type History, type HistoryAction } from './history.ts';

function run(...actions: HistoryAction<string>[]): History<string> {
  return actions.reduce(reduceHistory, startHistory('a'));
}
const change = (value: string, tag?: string): HistoryAction<string> => ({ kind: 'change', value, tag });
const undo = { kind: 'undo' } as const;
const redo = { kind: 'redo' } as const;

it('goes back and forth', () => {
  expect(run(change('b'), change('c'), undo)).toMatchObject({ present: 'b', future: ['c'] });
  expect(run(change('b'), change('c'), undo, undo, redo)).toMatchObject({ present: 'b', past: ['a'], future: ['c'] });
  expect(run(undo).present).toBe('a');
  expect(run(change('b'), redo).present).toBe('b');
});

it('forgets what was taken back once something else is done', () => {
  expect(run(change('b'), undo, change('c'), redo)).toMatchObject({ present: 'c', past: ['a'], future: [] });
});

it('takes a drag, or a text being typed, as one step', () => {
  expect(run(change('b', 'drag'), change('c', 'drag'), change('d', 'drag'), undo).present).toBe('a');
  expect(run(change('b', 'drag'), change('c', 'other'), undo).present).toBe('b');
  expect(run(change('b', 'drag'), { kind: 'rest' }, change('c', 'drag'), undo).present).toBe('b');
  expect(run(change('b', 'drag'), undo, change('c', 'drag'), undo).present).toBe('a');
});

it('keeps the last hundred steps', () => {
  const many = Array.from({ length: 150 }, (_, index) => change(String(index)));
  const history = run(...many);
  expect(history.past).toHaveLength(100);
  expect(history.past[0]).toBe('49');
});

it('starts anew with what comes from outside, and not with what it gave away itself', () => {
  expect(run(change('b'), { kind: 'replace', value: 'z' })).toEqual(startHistory('z'));
  expect(run(change('b'), { kind: 'replace', value: 'b' }).past).toEqual(['a']);
});
