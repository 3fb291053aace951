import { expect, it } from 'vitest';
import type { Creative } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import { layoutCreative } from '../layout/layout.ts';
import { sampleBrand } from '../samples/sample-input.ts';
import { evenMeasurer } from '../text/even-measurer.ts';
import { inspectCreative } from './inspect-creative.ts';

const text = (id: string, x: number, y: number, color = '#000000'): Layer => ({
  kind: 'text',
  id,
  text: 'words',
  box: { x, y, width: 300, height: 60 },
  style: { font: 'body', size: 40, color },
});
const creative = (layers: Layer[], more: Partial<Creative> = {}): Creative => ({
  version: 1,
  kind: 'picture',
  width: 600,
  height: 600,
  fps: 30,
  language: 'en',
  direction: 'ltr',
  safe: { top: 100, right: 0, bottom: 0, left: 0 },
  brand: sampleBrand(0),
  assets: { photo: { kind: 'image', src: 'photo', width: 100, height: 100 } },
  scenes: [{ id: 'main', duration: 1, background: { kind: 'solid', color: '#ffffff' }, layers }],
  overlay: [],
  audio: [],
  meta: {},
  ...more,
});
const kinds = (layers: Layer[]): string[] =>
  inspectCreative(layoutCreative(creative(layers), evenMeasurer)).map((finding) => `${finding.kind} ${finding.node}`);
const photo: Layer = { kind: 'image', id: 'photo', asset: 'photo', fit: 'cover' };
const shade = (alpha: string): Layer => ({
  kind: 'shape',
  id: 'shade',
  shape: { kind: 'rect' },
  fill: { kind: 'solid', color: `#000000${alpha}` },
});

it('finds nothing wrong with a plain text on white', () => {
  expect(kinds([text('a', 50, 200)])).toEqual([]);
});

it('finds text outside the frame, outside the safe zone and on other text', () => {
  expect(kinds([text('a', 560, 200)])).toEqual(['clipped a']);
  expect(kinds([text('a', 50, 60)])).toEqual(['unsafe a']);
  expect(kinds([text('a', 50, 200), text('b', 70, 220)])).toEqual(['overlap b']);
});

it('finds faint text, also on shapes and photographs', () => {
  expect(kinds([text('a', 50, 200, '#999999')])).toEqual(['contrast a']);
  expect(kinds([shade('ff'), text('a', 50, 200)])).toEqual(['contrast a']);
  expect(kinds([photo, text('a', 50, 200, '#ffffff')])).toEqual(['contrast a']);
  expect(kinds([photo, shade('b3'), text('a', 50, 200, '#ffffff')])).toEqual([]);
});

it('judges outlined text by its outline', () => {
  const outlined = text('a', 50, 200, '#ffffff');
  if (outlined.kind !== 'text') throw new Error('no text');
  expect(kinds([{ ...outlined, style: { ...outlined.style, outline: { color: '#000000', width: 0.1 } } }])).toEqual([]);
});
