import { designMergeRules } from '@adwright/studio/document/merge-rules.ts';
import { describe, expect, it } from 'vitest';
import { mergeDocuments } from './merge-documents.ts';

const merge = (base: object, mine: object, theirs: object, prefer: 'mine' | 'theirs' = 'mine') =>
  mergeDocuments({ base: { ...base }, mine: { ...mine }, theirs: { ...theirs } }, prefer, designMergeRules);

describe('two people’s changes', () => {
  it('to different things come together', () => {
    const base = { words: { headline: 'a', cta: 'b' }, colors: { ink: '#000' } };
    const mine = { ...base, words: { headline: 'mine', cta: 'b' } };
    const theirs = { words: { headline: 'a', cta: 'theirs' }, colors: { ink: '#111' }, more: true };
    expect(merge(base, mine, theirs)).toEqual({
      document: { words: { headline: 'mine', cta: 'theirs' }, colors: { ink: '#111' }, more: true },
      conflicts: [],
    });
  });

  it('to the same thing are a conflict, unless they are the same', () => {
    const base = { headline: 'a', cta: 'b' };
    const sides = [base, { headline: 'mine', cta: 'c' }, { headline: 'theirs', cta: 'c' }] as const;
    expect(merge(...sides)).toEqual({ document: { headline: 'mine', cta: 'c' }, conflicts: ['/headline'] });
    expect(merge(...sides, 'theirs').document).toEqual({ headline: 'theirs', cta: 'c' });
    expect(merge(base, { cta: 'b' }, { headline: 'changed', cta: 'b' }).conflicts).toEqual(['/headline']);
    expect(merge(base, { cta: 'b' }, base)).toEqual({ document: { cta: 'b' }, conflicts: [] });
  });

  it('to different entries of a list come together by what they are known by', () => {
    const patch = (layer: string, dx: number, placement?: string) => ({ layer, dx, ...(placement && { placement }) });
    const base = { patches: [patch('a', 1), patch('b', 1)] };
    const mine = { patches: [patch('a', 2), patch('b', 1), patch('mine', 1)] };
    const theirs = { patches: [patch('b', 3), patch('a', 1, 'story')] };
    expect(merge(base, mine, { patches: [patch('a', 1), ...theirs.patches] })).toEqual({
      document: { patches: [patch('a', 2), patch('b', 3), patch('mine', 1), patch('a', 1, 'story')] },
      conflicts: [],
    });
    // One moved what the other removed.
    expect(merge(base, mine, theirs).conflicts).toEqual(['/patches/layer a ']);
  });

  it('to the order of a list come together, unless both moved its entries', () => {
    const order = (...ids: string[]) => ({ order: ids });
    expect(merge(order('a', 'b', 'c'), order('c', 'a', 'b'), order('a', 'new', 'b', 'c')).document).toEqual(
      order('c', 'a', 'new', 'b'),
    );
    expect(merge(order('a', 'b', 'c'), order('c', 'a', 'b'), order('a', 'b')).document).toEqual(order('a', 'b'));
    expect(merge(order('a', 'b', 'c'), order('c', 'b', 'a'), order('b', 'a', 'c')).conflicts).toEqual(['/order']);
  });

  it('to lists of plain values come together place by place, if no side made them longer or shorter', () => {
    expect(merge({ list: [1, 2, 3] }, { list: [9, 2, 3] }, { list: [1, 2, 7] }).document).toEqual({ list: [9, 2, 7] });
    expect(merge({ list: [1, 2] }, { list: [1, 2, 3] }, { list: [0, 2] }).conflicts).toEqual(['/list']);
  });

  it('never conflict over a pin, which is made from the rest', () => {
    const base = { headline: 'a', cta: 'b', pin: { of: 'ab' } };
    const mine = { headline: 'x', cta: 'b', pin: { of: 'xb' } };
    const theirs = { headline: 'a', cta: 'y', pin: { of: 'ay' } };
    expect(merge(base, mine, theirs)).toEqual({
      document: { headline: 'x', cta: 'y', pin: { of: 'xb' } },
      conflicts: [],
    });
  });

  it('begin alike when both began the document', () => {
    expect(merge({}, { a: { x: 1 } }, { a: { y: 2 } })).toEqual({ document: { a: { x: 1, y: 2 } }, conflicts: [] });
  });
});
