import { type AdBrief } from '@adwright/contract/ad-text/ad-text.ts';
import { AdTone } from '@adwright/contract/ad-text/ad-tone.ts';
import { AdFramework, scriptLengths } from '@adwright/contract/product/script.ts';
import { localeCodes, type LocaleCode } from '@adwright/i18n/locales.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { tooAlike } from '../engine/choose-variants.ts';
import type { LanguagePack } from '../engine/pack.ts';
import { seededRandom } from '../engine/random.ts';
import { similarity, trigramsOf } from '../engine/similarity.ts';
import { loadPack } from '../packs.ts';
import { briefsFor, englishBriefs } from '../testing/briefs.ts';
import { briefOfProduct } from './brief-of-product.ts';
import { spokenSeconds } from './speaking-time.ts';
import { writeScripts } from './write-scripts.ts';

const packs = new Map<LocaleCode, LanguagePack>();
beforeAll(async () => {
  for (const code of localeCodes) packs.set(code, await loadPack(code));
});
const packOf = (code: LocaleCode) => packs.get(code) as LanguagePack;
const figures = (text: string) => text.match(/\d+(?:[.,:]\d+)*/g) ?? [];

describe('600 orders over languages, tones, lengths and frameworks', () => {
  it('keep the time, fill every slot, invent no figure and repeat nothing', { timeout: 240_000 }, () => {
    const random = seededRandom(61);
    const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item;
    const faults: string[] = [];
    let pairs = 0;
    let alike = 0;
    for (let seed = 0; seed < 600; seed += 1) {
      const language = pick(localeCodes);
      const brief: AdBrief = pick(briefsFor(language));
      const length = pick(scriptLengths);
      const count = 1 + random.below(4);
      const { scripts } = writeScripts(brief, { count, length, tone: pick(AdTone.options) }, packOf(language), seed);
      const place = `${language} ${length} #${seed}`;
      const known = new Set(figures(Object.values(brief).flat().join('\n')));
      if (scripts.length < count) faults.push(`${place}: ${scripts.length} of ${count}`);
      for (const { scenes } of scripts) {
        const total = scenes.reduce((sum, scene) => sum + scene.seconds, 0);
        if (Math.abs(total - length) > 0.05) faults.push(`${place}: lasts ${total}`);
        for (const { spoken, on_screen, visual, seconds } of scenes) {
          if (seconds < spokenSeconds(spoken)) faults.push(`${place}: ${seconds} s for “${spoken}”`);
          if ([...on_screen].length > 42) faults.push(`${place}: too much to read: ${on_screen}`);
          const text = `${spoken}\n${on_screen}\n${visual}`;
          if (/[{}]|\bundefined\b|\bnull\b|NaN/.test(text) || spoken === '' || visual === '')
            faults.push(`${place}: ${text}`);
          for (const figure of figures(text)) if (!known.has(figure)) faults.push(`${place}: ${figure} in ${text}`);
        }
      }
      const grams = scripts.map(({ scenes }) => trigramsOf(scenes.map(({ spoken }) => spoken).join('\n')));
      for (const [index, left] of grams.entries()) {
        for (const right of grams.slice(index + 1)) {
          pairs += 1;
          if (similarity(left, right) > tooAlike) alike += 1;
        }
      }
    }
    expect(faults).toEqual([]);
    expect(alike / pairs).toBeLessThan(0.01);
  });
});

describe('scripts', () => {
  const [flask] = englishBriefs as [AdBrief, ...AdBrief[]];
  const spokenShare = (length: number) => {
    const { scripts } = writeScripts(flask, { count: 5, length, tone: 'friendly' }, packOf('en'), 4);
    const shares = scripts.map(
      ({ scenes }) => scenes.reduce((sum, { spoken }) => sum + spokenSeconds(spoken), 0) / length,
    );
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  };

  it('fill the time where there is something to say', () => {
    expect(spokenShare(15)).toBeGreaterThan(0.6);
    expect(spokenShare(30)).toBeGreaterThan(0.6);
    expect(spokenShare(60)).toBeGreaterThan(0.5);
  });

  it.each(AdFramework.options)('follow %s when it is asked for, in another way each time', (framework) => {
    const { scripts } = writeScripts(flask, { count: 3, length: 30, tone: 'bold', framework }, packOf('en'), 9);
    expect(scripts.map((script) => script.framework)).toEqual([framework, framework, framework]);
    expect(new Set(scripts.map(({ scenes }) => JSON.stringify(scenes))).size).toBe(3);
  });

  it('are the same for the same seed, and others for another', () => {
    const write = (seed: number) => writeScripts(flask, { count: 2, length: 15, tone: 'warm' }, packOf('en'), seed);
    expect(write(1)).toEqual(write(1));
    expect(write(1)).not.toEqual(write(2));
  });

  it('end with what to do, and show another picture in every scene', () => {
    for (const { scenes } of writeScripts(flask, { count: 4, length: 30, tone: 'expert' }, packOf('en'), 2).scripts) {
      expect(scenes.length).toBeGreaterThanOrEqual(3);
      expect(new Set(scenes.map(({ visual }) => visual)).size).toBeGreaterThanOrEqual(scenes.length - 1);
    }
  });
});

describe('how long a voice needs', () => {
  it('counts words, long words, figures and characters', () => {
    expect(spokenSeconds('')).toBe(0);
    expect(spokenSeconds('Keeps drinks cold all day.')).toBeGreaterThan(1.5);
    expect(spokenSeconds('Keeps drinks cold all day.')).toBeLessThan(3);
    expect(spokenSeconds('Geschwindigkeitsbegrenzung Donaudampfschifffahrt')).toBeGreaterThan(
      spokenSeconds('a few words'),
    );
    expect(spokenSeconds('2300')).toBeGreaterThan(spokenSeconds('many'));
    expect(spokenSeconds('保冷力は一日中続きます。')).toBeGreaterThan(2);
  });
});

describe('the brief of a kept product', () => {
  const product = {
    title: 'Aldermoor Gooseneck Kettle, 0.9 L, Matte Black '.repeat(5),
    description: 'Pours slowly. '.repeat(400),
    benefits: Array.from({ length: 12 }, (_none, at) => `Reason ${at} ${'to buy it '.repeat(30)}`),
    audience: 'coffee lovers',
    price: 54.9,
    currency: 'EUR',
  };

  it('keeps to the bounds of a brief and cuts at words', () => {
    const brief = briefOfProduct(product, { audience: '', tag: 'de' });
    expect(brief.product.length).toBeLessThanOrEqual(120);
    expect(product.title.startsWith(brief.product)).toBe(true);
    expect(brief.benefits).toHaveLength(8);
    expect(brief).toMatchObject({ audience: 'coffee lovers', price: '54,90\u00A0€' });
  });

  it('takes another audience when one is named, and needs neither price nor currency', () => {
    expect(briefOfProduct(product, { audience: 'offices', tag: 'en' }).audience).toBe('offices');
    expect(briefOfProduct({ ...product, price: null }, { audience: '', tag: 'en' }).price).toBe('');
    expect(briefOfProduct({ ...product, price: 1290, currency: '' }, { audience: '', tag: 'en' }).price).toBe('1,290');
    expect(briefOfProduct({ ...product, title: 'X' }, { audience: '', tag: 'ar' }).product).toBe('X.');
  });
});
