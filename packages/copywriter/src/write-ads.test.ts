import { AdNetwork, AdTextKind, type AdBrief } from '@adwright/contract/ad-text/ad-text.ts';
import { AdTone } from '@adwright/contract/ad-text/ad-tone.ts';
import { localeCodes, type LocaleCode } from '@adwright/i18n/locales.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { tooAlike } from './engine/choose-variants.ts';
import { frameworks } from './engine/frameworks.ts';
import type { LanguagePack } from './engine/pack.ts';
import { seededRandom } from './engine/random.ts';
import { similarity, trigramsOf } from './engine/similarity.ts';
import { loadPack } from './packs.ts';
import { countCharacters, placements, searchAd } from './placements.ts';
import { briefsFor, englishBriefs } from './testing/briefs.ts';
import { writeAds } from './write-ads.ts';

const packs = new Map<LocaleCode, LanguagePack>();
beforeAll(async () => {
  for (const code of localeCodes) packs.set(code, await loadPack(code));
});

function packOf(code: LocaleCode): LanguagePack {
  const pack = packs.get(code);
  if (pack === undefined) throw new Error(code);
  return pack;
}

/** Digits with the marks between them, so that 4.8 is one figure and not two. */
const figures = (text: string) => text.match(/\d+(?:[.,:]\d+)*/g) ?? [];

function figuresOf(brief: AdBrief): Set<string> {
  return new Set(figures(Object.values(brief).flat().join('\n')));
}

describe('5,000 generations over networks, tones, languages and kinds', () => {
  const random = seededRandom(20_261_115);
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item;
  const cases = Array.from({ length: 5000 }, (_none, seed) => {
    const language = pick(localeCodes);
    const input = {
      kind: pick(AdTextKind.options),
      tone: pick(AdTone.options),
      network: pick(AdNetwork.options),
      count: 1 + random.below(4),
      brief: pick(briefsFor(language)),
    };
    return { language, input, seed };
  });

  it('keep every limit, fill every slot, invent no figure and repeat nothing', { timeout: 240_000 }, () => {
    const over: string[] = [];
    const unfilled: string[] = [];
    const invented: string[] = [];
    const missing: string[] = [];
    let pairs = 0;
    let alike = 0;
    let same = 0;
    for (const { language, input, seed } of cases) {
      const { results } = writeAds(input, packOf(language), seed);
      const place = `${language} ${input.kind} ${input.tone} ${input.network} #${seed}`;
      const counting = input.kind === 'ppc' ? searchAd : placements[input.network];
      const known = figuresOf(input.brief);
      if (results.length < input.count) missing.push(`${place}: ${results.length} of ${input.count}`);
      for (const { fields, score } of results) {
        if (!(score >= 0 && score <= 100)) over.push(`${place}: a score of ${score}`);
        const headlines = fields.filter(({ name }) => name === 'headline').map(({ text }) => text.toLowerCase());
        if (input.kind === 'ppc' && new Set(headlines).size !== searchAd.headlines)
          missing.push(`${place}: ${headlines.length} headlines, ${new Set(headlines).size} of them different`);
        for (const { name, text, count, limit } of fields) {
          if (limit !== null && count > limit) over.push(`${place} ${name}: ${count} > ${limit}`);
          if (count !== countCharacters(text, counting)) over.push(`${place} ${name}: miscounted`);
          if (/[{}]|\bundefined\b|\bnull\b|NaN/.test(text) || text.trim() === '') unfilled.push(`${place}: ${text}`);
          for (const figure of figures(text)) if (!known.has(figure)) invented.push(`${place}: ${figure} in ${text}`);
        }
      }
      const texts = results.map(({ fields }) => fields.map((field) => field.text).join('\n'));
      const grams = texts.map(trigramsOf);
      for (let left = 0; left < texts.length; left += 1) {
        for (let right = left + 1; right < texts.length; right += 1) {
          pairs += 1;
          if (texts[left] === texts[right]) same += 1;
          if (similarity(grams[left] ?? new Set(), grams[right] ?? new Set()) > tooAlike) alike += 1;
        }
      }
    }
    expect({ over, unfilled, invented, missing, same }).toEqual({
      over: [],
      unfilled: [],
      invented: [],
      missing: [],
      same: 0,
    });
    expect(alike / pairs).toBeLessThan(0.01);
  });
});

describe('one generation', () => {
  const [flask] = englishBriefs;
  if (flask === undefined) throw new Error('no brief');
  const input = { kind: 'ad_copy', tone: 'friendly', network: 'meta', count: 5, brief: flask } as const;

  it('is the same for the same seed, and another for another', () => {
    const pack = packOf('en');
    expect(writeAds(input, pack, 7)).toEqual(writeAds(input, pack, 7));
    expect(writeAds(input, pack, 7)).not.toEqual(writeAds(input, pack, 8));
  });

  it('finds other lines with another seed, even where little can be said', () => {
    const [, , , luma = flask] = englishBriefs;
    for (const kind of ['headline', 'slogan', 'cta', 'hook'] as const) {
      const sets = [1, 2, 3, 4, 5].map((seed) =>
        JSON.stringify(writeAds({ ...input, kind, brief: luma }, packOf('en'), seed).results),
      );
      expect({ kind, different: new Set(sets).size }).toEqual({ kind, different: 5 });
    }
  });

  it('uses different frameworks before it repeats one', () => {
    const used = writeAds({ ...input, count: 8 }, packOf('en'), 1).results.map((result) => result.framework);
    expect(new Set(used).size).toBeGreaterThanOrEqual(7);
  });

  it.each(localeCodes)('writes ten variants of every kind in %s, each with an angle', (language) => {
    const pack = packOf(language);
    for (const kind of AdTextKind.options) {
      const { results } = writeAds({ ...input, kind, count: 10, brief: briefsFor(language)[0] ?? flask }, pack, 3);
      expect({ kind, written: results.length }).toEqual({ kind, written: 10 });
      for (const result of results)
        expect(result.angle).toBe(pack.angles[result.framework as keyof typeof pack.angles]);
    }
  });

  it('reads differently in every tone', () => {
    const texts = AdTone.options.map((tone) =>
      trigramsOf(
        writeAds({ ...input, tone }, packOf('en'), 5)
          .results.map((r) => r.fields.map((f) => f.text).join(' '))
          .join(' '),
      ),
    );
    for (const [index, grams] of texts.entries()) {
      for (const other of texts.slice(index + 1)) expect(similarity(grams, other)).toBeLessThan(0.75);
    }
  });

  it('scores what is specific above what could be said of anything', () => {
    const { results } = writeAds({ ...input, kind: 'headline', count: 10 }, packOf('en'), 2);
    const specific = results.filter((result) => /24|4\.8|20%|\$34/.test(result.fields[0]?.text ?? ''));
    const general = results.filter(
      (result) => !/\d|Fjord|cup holder|lid|commuters|drinks|Dishwasher/i.test(result.fields[0]?.text ?? ''),
    );
    expect(specific.length).toBeGreaterThan(0);
    expect(Math.min(...specific.map((result) => result.score))).toBeGreaterThan(
      Math.max(0, ...general.map((result) => result.score)),
    );
  });

  it('makes a complete search ad', () => {
    for (const { fields } of writeAds({ ...input, kind: 'ppc', count: 6 }, packOf('en'), 4).results) {
      const of = (name: string) => fields.filter((field) => field.name === name).map((field) => field.text);
      expect([of('headline').length, of('description').length, of('path').length]).toEqual([15, 4, 2]);
      expect(new Set(of('headline').map((text) => text.toLowerCase())).size).toBe(15);
      expect(new Set(of('description')).size).toBe(4);
      expect(new Set(fields.flatMap(({ pin }) => pin ?? []))).toEqual(new Set([1, 2, 3]));
      expect(fields.find(({ pin }) => pin === 1)?.text).toContain('Fjord');
    }
  });
});

describe('the material of each language', () => {
  it.each(localeCodes)(
    '%s names every framework, knows only slots that exist and has no figure of its own',
    (language) => {
      const pack = packOf(language);
      const slots =
        /\{(?!(?:product|productObject|productDative|brand|brandTopic|brandObject|brandIs|it|is|thatIs|meant|yours|line|does|trait|audience|forAudience|offer|price|priceTag|proof)\})/;
      const phrases = [pack.moves, ...Object.values(pack.tones)].flatMap((moves) => Object.values(moves).flat());
      expect(frameworks.filter(({ id }) => pack.angles[id] === '')).toEqual([]);
      expect(phrases.filter((text) => /\d/.test(text))).toEqual([]);
      expect(language === 'en' ? [] : phrases.filter((text) => slots.test(text))).toEqual([]);
      expect(frameworks.length).toBeGreaterThanOrEqual(12);
    },
  );
});
