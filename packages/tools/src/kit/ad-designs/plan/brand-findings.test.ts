import { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import { expect, it } from 'vitest';
import { avoidedIn, brandFindings } from './brand-findings.ts';

const brand = BrandRules.parse({ name: 'Kestrel', colors: ['#1a5fb4'], type: 'technical', avoid: ['cheap'] });

function picture(text: { words: string; color: string; family: string }, fill: string): DisplayList {
  const line = { text: text.words, x: 0, baseline: 0, width: 1, top: 0, height: 1, direction: 'ltr' };
  const face = { color: text.color, size: 10, tracking: 0, font: { families: [text.family] } };
  const nodes = [
    { id: 'a', paint: { kind: 'text', face, lines: [line], truncated: false } },
    { id: 'b', paint: { kind: 'shape', fill: { kind: 'solid', color: fill } } },
  ];
  return { scenes: [{ nodes }], overlay: [] } as unknown as DisplayList;
}

const kinds = (list: DisplayList, rules: BrandRules | null) =>
  brandFindings(list, rules).map(({ kind, subject }) => `${kind} ${subject}`);

it('finds nothing in an ad that keeps to its brand, in any tint of its colours', () => {
  const list = picture({ words: 'Warm light', color: '#ffffff', family: 'Space Grotesk' }, '#9cc3f5');
  expect(kinds(list, brand)).toEqual([]);
});

it('says which colour, family and word are not the brand’s', () => {
  const list = picture({ words: 'A cheap lamp', color: '#1a1a1a', family: 'Anton' }, '#d83a1a');
  expect(kinds(list, brand)).toEqual(['off_brand_color #d83a1a', 'off_brand_type Anton', 'avoided_word cheap']);
  expect(kinds(list, null)).toEqual([]);
});

it('reads captions and plain words as well', () => {
  const words = ['So', 'cheap'].map((text) => ({ text }));
  const face = { color: '#ffffff', size: 10, tracking: 0, font: { families: ['Inter'] } };
  const captions = { id: 'c', paint: { kind: 'captions', face, pages: [{ words }] } };
  const film = { kind: 'video', scenes: [], overlay: [captions] } as unknown as DisplayList;
  expect(kinds(film, { ...brand, type: '' })).toEqual(['avoided_word cheap']);
  expect(avoidedIn(['A cheap lamp', 'Cheap!'], brand)).toHaveLength(1);
});
