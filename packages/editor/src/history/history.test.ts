import { describe, expect, it } from 'vitest';
import { emptyHistory, record, rested, stepBack, stepForward } from './history.ts';

type Doc = { readonly title: string; readonly layers: readonly string[]; readonly note?: string };

const first: Doc = { title: 'a', layers: ['x'] };

describe('history', () => {
  it('keeps only the fields that changed and puts them back', () => {
    const second: Doc = { ...first, title: 'b' };
    const history = record(emptyHistory<Doc>(), first, second);
    expect(history.past).toMatchObject([{ before: { title: 'a' }, after: { title: 'b' } }]);
    const back = stepBack(history, second);
    expect(back?.doc).toEqual(first);
    expect(back?.doc.layers).toBe(first.layers);
    expect(stepForward(back?.history ?? history, first)?.doc).toEqual(second);
  });

  it('takes a field away again that was not there', () => {
    const noted: Doc = { ...first, note: 'new' };
    const back = stepBack(record(emptyHistory<Doc>(), first, noted), noted);
    expect(back?.doc).toEqual(first);
    expect(back && 'note' in back.doc).toBe(false);
  });

  it('takes a word back whole, and the next one after a rest by itself', () => {
    const states = ['a', 'ab', 'abc', 'abcd'].map((title): Doc => ({ ...first, title }));
    const [a, ab, abc, abcd] = states as [Doc, Doc, Doc, Doc];
    let history = record(emptyHistory<Doc>(), a, ab, { tag: 'text' });
    history = record(history, ab, abc, { tag: 'text' });
    history = record(rested(history), abc, abcd, { tag: 'text' });
    const once = stepBack(history, abcd);
    expect(once?.doc.title).toBe('abc');
    expect(stepBack(once?.history ?? history, abc)?.doc.title).toBe('a');
  });

  it('forgets what was taken back when something else is done', () => {
    const other: Doc = { ...first, title: 'c' };
    const back = stepBack(record(emptyHistory<Doc>(), first, other), other);
    const history = record(back?.history ?? emptyHistory<Doc>(), first, { ...first, title: 'd' });
    expect(history.future).toEqual([]);
    expect(stepBack(emptyHistory<Doc>(), first)).toBeUndefined();
  });
});
