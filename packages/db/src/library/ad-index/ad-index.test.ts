import { describe, expect, it } from 'vitest';
import { AdIndex, type IndexedAd } from './ad-index.ts';
import { type AskedHits, findHits } from './find-hits.ts';
import { readTsquery } from './read-tsquery.ts';
import { readTsvector } from './read-tsvector.ts';

const ids = Array.from({ length: 100 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);

function ad(at: number, search: string, change: Partial<IndexedAd> = {}): IndexedAd {
  const facets = { platform: ['tiktok'], country: [], language: ['en'], format: [], cta: [], category: [], brand: [] };
  const id = ids[at] ?? '';
  return { id, source: 'import', search, text: '', started: at, ran: 0, active: false, facets, look: null, ...change };
}

function indexOf(...ads: readonly IndexedAd[]): AdIndex {
  const index = new AdIndex();
  for (const one of ads) index.add(one);
  return index;
}

const everything: AskedHits = {
  match: '',
  words: null,
  exact: [],
  among: null,
  runningDaysMin: null,
  startedFrom: null,
  startedTo: null,
  sort: 'newest',
  after: null,
  facets: [],
  page: { size: 100, offset: 0 },
};

function found(index: AdIndex, asked: Partial<AskedHits>): number[] {
  return findHits(index, { ...everything, ...asked }).page.map(({ id }) => ids.indexOf(id));
}

describe('what Postgres writes', () => {
  it('is read with its quotation marks, weights and places', () => {
    const { lexemes, length } = readTsvector(`'it''s':1A,4 'back\\\\slash':2B 'platform=tiktok'`);
    expect(lexemes.map(({ word }) => word)).toEqual([`it's`, 'back\\slash', 'platform=tiktok']);
    expect(length).toBe(4);
    const [first, second, tag] = lexemes.map(({ share }) => share);
    expect(first).toBeGreaterThan(second ?? 1);
    expect([second, tag]).toEqual([expect.closeTo(0.7 / 1.644_934), 0]);
  });

  it('is read as a question', () => {
    const word = (text: string, isBegun = false) => ({ kind: 'word', word: text, isBegun });
    expect(readTsquery(`('a''b' | 'c':*) & 'd'`)).toEqual({
      kind: 'all',
      parts: [{ kind: 'any', parts: [word(`a'b`), word('c', true)] }, word('d')],
    });
    expect(readTsquery(' ')).toBeNull();
    expect(() => readTsquery(`('a' | `)).toThrow();
    expect(() => readTsquery(`'a' 'b'`)).toThrow();
  });
});

describe('an index of ads', () => {
  it('answers all, any and begun words over more ads than fit into one word of bits', () => {
    const index = indexOf(...ids.map((_, at) => ad(at, at % 2 === 0 ? `'even':1C 'both':2C` : `'odd':1C 'both':2C`)));
    expect(found(index, { match: `'even' & 'odd'` })).toEqual([]);
    expect(found(index, { match: `'even' | 'odd'` })).toHaveLength(100);
    expect(found(index, { match: `'ev':* & 'both'` }).slice(0, 3)).toEqual([98, 96, 94]);
    expect(found(index, { match: `'missing'` })).toEqual([]);
  });

  it('puts the ad first that says it in a weightier place, shorter, or that still runs', () => {
    const words = { words: `'wool'`, match: `'wool'`, sort: 'relevance' } as const;
    expect(found(indexOf(ad(1, `'wool':1B`), ad(2, `'wool':1C`)), words)).toEqual([1, 2]);
    expect(found(indexOf(ad(1, `'wool':1C`), ad(2, `'soft':1C 'wool':2C`)), words)).toEqual([1, 2]);
    expect(found(indexOf(ad(1, `'wool':1C`, { active: true }), ad(2, `'wool':1C`)), words)).toEqual([1, 2]);
  });

  it('pages without leaving out or repeating, whatever shares a place', () => {
    const index = indexOf(...ids.map((_, at) => ad(at, `'a':1C`, { started: at % 3 })));
    const seen: string[] = [];
    let after: AskedHits['after'] = null;
    do {
      const { page } = findHits(index, { ...everything, after, page: { size: 7, offset: 0 } });
      seen.push(...page.slice(0, 7).map(({ id }) => id));
      after = page.length > 7 ? (page[6] ?? null) : null;
    } while (after !== null);
    expect([seen.length, new Set(seen).size]).toEqual([100, 100]);
  });

  it('forgets what changed or went', () => {
    const index = indexOf(ad(1, `'old':1C`), ad(2, `'old':1C`, { source: 'sample' }));
    index.add(ad(1, `'new':1C`));
    expect([found(index, { match: `'old'` }), found(index, { match: `'new'` })]).toEqual([[2], [1]]);
    index.removeSource('sample');
    expect([found(index, {}), index.size]).toEqual([[1], { alive: 1, all: 3 }]);
    expect(findHits(index, { ...everything, facets: ['platform'] }).counts).toEqual([
      { facet: 'platform', value: 'tiktok', count: 1 },
    ]);
  });
});
