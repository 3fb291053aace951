import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { adsEditorCsv } from './ads-editor-csv.ts';
import { combinationAt, countCombinations } from './combinations.ts';
import { countInSearch, PpcPreviewInput } from '../contract.ts';
import { strengthOf, warningsOf } from './judge.ts';

const input = {
  business: 'Bow',
  url: 'example.com/lamp',
  paths: ['Lamps', 'Desk'],
  headlines: [
    { text: 'Bow Desk Lamp', pin: 1 },
    { text: 'Dims to a Glow' },
    { text: 'Uses Only 6 Watts' },
    { text: 'Steel, Made to Be Mended' },
    { text: 'Order Today, Here Tomorrow' },
  ],
  descriptions: [{ text: 'A steel lamp with one clean curve.' }, { text: 'Warm light for late ideas.' }],
};
const ad = PpcPreviewInput.parse(input);

describe('combinations', () => {
  it('are the same for the same number, keep pins and never repeat a line', () => {
    for (let number = 0; number < 50; number += 1) {
      const one = combinationAt(ad, number);
      expect(one).toEqual(combinationAt(ad, number));
      expect(one.headlines[0]).toBe('Bow Desk Lamp');
      expect(new Set(one.headlines).size).toBe(3);
      expect(new Set(one.descriptions).size).toBe(2);
    }
  });

  it('differ, and are counted', () => {
    const seen = new Set(Array.from({ length: 40 }, (_, number) => JSON.stringify(combinationAt(ad, number))));
    expect(seen.size).toBeGreaterThan(10);
    expect(countCombinations(ad)).toBe(1 * 4 * 3 * 2 * 1);
  });
});

describe('lengths', () => {
  it('count as the network counts', () => {
    expect(countInSearch('暖かい光')).toBe(8);
    expect(PpcPreviewInput.safeParse({ ...input, business: '卓上ランプの専門店ボウ東京' }).success).toBe(false);
    const long = { ...input, headlines: [...input.headlines, { text: 'x'.repeat(31) }] };
    expect(PpcPreviewInput.safeParse(long).error?.issues[0]).toMatchObject({ code: 'too_big', maximum: 30 });
    expect(PpcPreviewInput.safeParse({ ...input, url: 'not an address' }).success).toBe(false);
    expect(PpcPreviewInput.safeParse({ ...input, headlines: input.headlines.slice(0, 2) }).success).toBe(false);
  });
});

describe('judging', () => {
  const kinds = (some: object) => warningsOf(PpcPreviewInput.parse({ ...input, ...some })).map(({ kind }) => kind);

  it('finds an ad stronger the more different lines it has', () => {
    const many = [
      ...input.headlines,
      ...'Free Returns|Meet Bow|Ten Colours|Bow Since 2019|Try It Now|Light That Lasts'
        .split('|')
        .map((text) => ({ text })),
    ];
    const strong = strengthOf(PpcPreviewInput.parse({ ...input, headlines: many }));
    expect(strong.score).toBeGreaterThan(strengthOf(ad).score);
    expect(strong.met.headlines).toBe(1);
    const alike = Array.from({ length: 11 }, (_, index) => ({ text: `Bow Desk Lamp Number ${index}` }));
    expect(strengthOf(PpcPreviewInput.parse({ ...input, headlines: alike })).met.different).toBeLessThan(0.3);
  });

  it('warns of what a network refuses or a reader trips over', () => {
    expect(kinds({})).toEqual([]);
    expect(kinds({ headlines: [...input.headlines, { text: 'Uses Only 6 Watts!' }] })).toEqual(
      expect.arrayContaining(['alike', 'exclamation']),
    );
    expect(kinds({ headlines: [...input.headlines, { text: 'GREAT DEALS' }] })).toContain('shouting');
    expect(kinds({ headlines: input.headlines.map(({ text }) => ({ text })) })).toContain('unpinned-name');
    const lamps = ['Lamp for Desks', 'Lamp for Beds', 'Lamp for Halls'].map((text) => ({ text }));
    expect(kinds({ headlines: lamps })).toContain('repeated');
    const wide = ['WWWWWWWW MMMMMMMMM WWWWWWWWWWW', 'MMMMMMMMM WWWWWWWWWW MMMMMMMMM', 'Mmm'].map((text) => ({ text }));
    expect(kinds({ headlines: wide })).toContain('cut');
  });
});

it('writes the row that Google Ads Editor reads', () => {
  const csv = adsEditorCsv(
    PpcPreviewInput.parse({ ...input, headlines: [...input.headlines, { text: 'Say "hello", lamp' }] }),
  );
  expect(csv.startsWith('\uFEFF')).toBe(true);
  const { data } = Papa.parse<Record<string, string>>(csv.slice(1), { header: true, skipEmptyLines: true });
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    'Ad type': 'Responsive search ad',
    'Headline 1': 'Bow Desk Lamp',
    'Headline 1 position': '1',
    'Headline 2 position': '',
    'Headline 6': 'Say "hello", lamp',
    'Headline 15': '',
    'Path 2': 'Desk',
    'Final URL': 'https://example.com/lamp',
  });
});
