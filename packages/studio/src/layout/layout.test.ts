import { describe, expect, it } from 'vitest';
import type { Creative } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import { sampleBrand } from '../samples/sample-input.ts';
import { evenMeasurer } from '../text/even-measurer.ts';
import type { DisplayNode } from './display-list.ts';
import { layoutCreative } from './layout.ts';

const creative = (layers: Layer[], more: Partial<Creative> = {}): Creative => ({
  version: 1,
  kind: 'picture',
  width: 1000,
  height: 500,
  fps: 30,
  language: 'en',
  direction: 'ltr',
  safe: { top: 0, right: 0, bottom: 0, left: 0 },
  brand: sampleBrand(0),
  assets: {},
  scenes: [{ id: 'main', duration: 1, background: { kind: 'solid', color: '#ffffff' }, layers }],
  overlay: [],
  audio: [],
  meta: {},
  ...more,
});
const text = (id: string, words: string, priority = 0): Layer => ({
  kind: 'text',
  id,
  text: words,
  priority,
  style: { font: 'body', size: 60, minSize: 30, lineHeight: 1, color: '#000000' },
});
const column = (children: Layer[], height: number): Layer => ({
  kind: 'group',
  id: 'stack',
  layout: 'column',
  gap: 20,
  box: { x: 100, y: 50, width: 400, height },
  children,
});
const nodesOf = (layers: Layer[], more: Partial<Creative> = {}): readonly DisplayNode[] =>
  layoutCreative(creative(layers, more), evenMeasurer).scenes[0]?.nodes ?? [];
const sizeOf = (node: DisplayNode | undefined): number => (node?.paint.kind === 'text' ? node.paint.face.size : 0);

describe('layoutCreative', () => {
  it('stacks a column from top to bottom with its gap', () => {
    const [first, second] = nodesOf([column([text('a', 'one'), text('b', 'two')], 400)]);
    expect(first?.box.y).toBe(50);
    expect(second?.box.y).toBeCloseTo(50 + 60 + 20);
    expect(sizeOf(first)).toBe(60);
  });

  it('shrinks type before it leaves anything out', () => {
    const nodes = nodesOf([column([text('a', 'some words in a line'), text('b', 'and some more words', 5)], 190)]);
    expect(nodes.map((node) => node.id)).toEqual(['a', 'b']);
    expect(sizeOf(nodes[0])).toBeLessThan(60);
  });

  it('leaves out what matters least first', () => {
    const list = layoutCreative(
      creative([
        column([text('a', 'essential words'), text('b', 'nice to have', 3), text('c', 'least of all', 8)], 80),
      ]),
      evenMeasurer,
    );
    expect(list.scenes[0]?.nodes.map((node) => node.id)).toEqual(['a', 'b']);
    expect(list.dropped).toEqual([{ id: 'c' }]);
  });

  it('cuts essential text at a word rather than let it overflow', () => {
    const [node] = nodesOf([
      column(
        [text('a', 'far too many words for such a small box to hold at any size that is allowed here at all')],
        70,
      ),
    ]);
    if (node?.paint.kind !== 'text') throw new Error('no text');
    expect(node.paint.truncated).toBe(true);
    expect(node.paint.lines.at(-1)?.text).toMatch(/…$/u);
    expect(node.box.y + node.box.height).toBeLessThanOrEqual(50 + 70 + 1);
  });

  it('mirrors everything in a right-to-left creative', () => {
    const row: Layer = {
      kind: 'group',
      id: 'row',
      layout: 'row',
      gap: 10,
      box: { x: 100, y: 0, width: 600, height: 80 },
      children: [text('a', 'one'), text('b', 'two')],
    };
    const [ltrA, ltrB] = nodesOf([row]);
    const [rtlA, rtlB] = nodesOf([row], { direction: 'rtl', language: 'ar' });
    expect(ltrA && ltrB && ltrA.box.x < ltrB.box.x).toBe(true);
    expect(rtlA && rtlB && rtlA.box.x > rtlB.box.x).toBe(true);
    expect((ltrA?.box.x ?? 0) + (rtlA?.box.x ?? 0) + (rtlA?.box.width ?? 0)).toBeCloseTo(1000);
  });

  it('sets percents alike in every Arabic line, whoever wrote the words', () => {
    const [node] = nodesOf([column([text('a', 'خصم 25% على كل شيء')], 400)], { direction: 'rtl', language: 'ar' });
    if (node?.paint.kind !== 'text') throw new Error('no text');
    expect(node.paint.lines.map((line) => line.text).join(' ')).toContain('25\u200e%\u200e');
  });

  it('gives every line of a paragraph its direction, also one of Latin letters alone', () => {
    const words = 'اكتشفوا فناجين Clay Everyday Mug، صُنعت باليد';
    const lines = (text_: string, direction: 'ltr' | 'rtl') => {
      const [node] = nodesOf([column([text('a', text_)], 220)], { direction, language: 'ar' });
      return node?.paint.kind === 'text' ? node.paint.lines : [];
    };
    const wrapped = lines(words, 'rtl');
    expect(wrapped.some((line) => /^[\p{ASCII}،]+$/u.test(line.text))).toBe(true);
    expect(new Set(wrapped.map((line) => line.direction))).toEqual(new Set(['rtl']));
    expect(new Set(lines('Adwright\nعلى بابك', 'rtl').map((line) => line.direction))).toEqual(new Set(['ltr', 'rtl']));
    expect(new Set(lines(words, 'ltr').map((line) => line.direction))).toEqual(new Set(['rtl']));
  });

  it('draws a child of a row in front without moving anybody', () => {
    const row = (order?: number): Layer => ({
      kind: 'group',
      id: 'row',
      layout: 'row',
      gap: 10,
      box: { x: 0, y: 0, width: 600, height: 80 },
      children: [{ ...text('a', 'one'), ...(order && { order }) }, text('b', 'two'), text('c', 'three')],
    });
    const [before, after] = [nodesOf([row()]), nodesOf([row(2)])];
    expect(after.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    for (const { id, box } of before) expect(after.find((node) => node.id === id)?.box).toEqual(box);
  });

  it('gives each word of kinetic type its own delay', () => {
    const moving: Layer = {
      ...text('a', 'one two three'),
      box: { x: 0, y: 0, width: 900, height: 100 },
      motion: [{ phase: 'in', effect: 'rise', by: 'word', stagger: 0.1 }],
    };
    const nodes = nodesOf([moving], { kind: 'video' });
    expect(nodes.map((node) => (node.paint.kind === 'text' ? node.paint.lines[0]?.text : ''))).toEqual([
      'one',
      'two',
      'three',
    ]);
    expect(nodes.map((node) => node.tracks[0]?.start.toFixed(1))).toEqual(['0.0', '0.1', '0.2']);
    expect(nodes.every((node) => node.mode === 'sprite')).toBe(true);
  });
});
