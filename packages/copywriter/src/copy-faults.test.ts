import { localeCodes } from '@adwright/i18n/locales.ts';
import { describe, expect, it } from 'vitest';
import { faultsIn } from './engine/faults.ts';
import { loadPack } from './packs.ts';
import { checkCopy } from './testing/copy-check.ts';
import { brief } from './testing/products.ts';

/** A slice of `npm run check:copy`, which looks at 5,000 texts per language. */
const slice = 60;

/** Where small and capital letters differ, a fact begins a sentence: nobody can tell its first word from a name. */
const cased = new Set(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'ru', 'tr', 'id']);

describe.each(localeCodes)('copy in %s', (language) => {
  it('keeps facts, claims and grammar', async () => {
    expect(checkCopy(language, await loadPack(language), slice).faults).toEqual([]);
  });

  it('tells facts in sentences, not after colons, and begins one with each', async () => {
    const pack = await loadPack(language);
    const sets = [pack.moves, ...Object.values(pack.tones), ...pack.themes.map(({ moves }) => moves)];
    const phrases = sets.flatMap((moves) => Object.values(moves).flat());
    expect(phrases.filter((text) => /[:：]\s*\{/u.test(text))).toEqual([]);
    const inside = /[^.?!。？！\s]\s*\{(?:line|offer|proof)\}/u;
    expect(cased.has(language) ? phrases.filter((text) => inside.test(text)) : []).toEqual([]);
  });
});

describe('a sentence is thrown away when it', () => {
  const given = brief({
    product: 'iRoam eSIM',
    benefits: ['Leakproof lid', 'Absorbs in seconds'],
    price: 'R$ 89',
    proof: '4.8 on Trustpilot',
  });

  it.each([
    ['en', 'Yours for r$ 89.'],
    ['en', 'Iroam eSIM is here.'],
    ['en', 'Finally: leakproof lid.'],
    ['en', 'You get a apple.'],
    ['en', 'It keep drinks cold.'],
    ['fr', 'Le goût de Alba.'],
    ['fr', 'Vous venez?'],
    ['es', 'Di hola a el festival.'],
    ['it', 'È il momento di la lampada.'],
    ['pt', 'O sabor de o café.'],
    ['de', 'Mit das Licht.'],
    ['kr', '이것은(는) 좋아요.'],
    ['cn', '好,真的。'],
    ['zh', '这样更好。'],
    ['ar', 'هل تعرف?'],
  ] as const)('%s: %s', async (language, text) => {
    const pack = await loadPack(language);
    expect(faultsIn(text, pack.read(given), pack.grammar)).not.toEqual([]);
  });

  it('holds nothing but what the person wrote: theirs is not judged', async () => {
    const pack = await loadPack('en');
    const own = brief({ product: 'Acme', benefits: ['A apple a day:  Leakproof lid'] });
    expect(faultsIn('A apple a day: Leakproof lid', pack.read(own), pack.grammar)).toEqual([]);
  });
});
