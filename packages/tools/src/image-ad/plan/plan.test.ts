import { ImageAdInput, type ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import { loadPack } from '@adwright/copywriter/packs.ts';
import { localeOf, type LocaleCode } from '@adwright/i18n/locales.ts';
import { unmetNeeds } from '@adwright/studio/design/template-needs.ts';
import type { Judged } from '@adwright/studio/design/variants.ts';
import { evenMeasurer } from '@adwright/studio/text/even-measurer.ts';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../kit/ad-designs/plan/ad-facts.ts';
import type { AdPictures } from '../../kit/ad-designs/plan/ad-pictures.ts';
import { chooseVariants, judge, planCandidates } from './plan.ts';
import { headlineOrder, linesOf, writeHeadlines } from './write-lines.ts';

const bottle = {
  title: 'North Steel Bottle',
  brand: 'North',
  description: 'A steel bottle with two walls that keeps tea hot till night.',
  benefits: ['Keeps hot for 12 hours', 'Does not leak upside down', 'Half a litre'],
  colors: ['#d9562b', '#2f3134'],
};
const pictures: AdPictures = {
  images: [
    { id: 'product', asset: { kind: 'image', src: 'sample:thermos:cutout', width: 300, height: 900, cutout: true } },
  ],
  photos: [],
  logo: undefined,
  colours: ['#d9562b'],
};

function inputOf(more: Record<string, unknown> = {}): ImageAdWallInput {
  const input = ImageAdInput.parse({ mode: 'wall', product: bottle, ...more });
  if (input.mode !== 'wall') throw new Error('no wall');
  return input;
}

async function candidatesOf(more: Record<string, unknown> = {}, seed = 3, locale: LocaleCode = 'en', own = pictures) {
  const input = inputOf({ language: locale, ...more });
  const facts = factsOf(input, locale);
  const order = headlineOrder(input, facts, localeOf(locale).tag);
  const written = order ? linesOf(writeHeadlines(order, await loadPack(locale), seed)) : [];
  const shown = input.product ? own : { ...own, images: [], colours: [] };
  return { input, candidates: planCandidates({ input, facts, written, pictures: shown, locale, seed }) };
}

async function wallOf(...order: Parameters<typeof candidatesOf>): Promise<Judged[]> {
  const { candidates, input } = await candidatesOf(...order);
  return chooseVariants(
    candidates.map((candidate) => judge(candidate, 'meta-feed-portrait', evenMeasurer, { colour: '#d9562b' })),
    input,
  );
}
const ideas = (wall: readonly Judged[]): string[] => wall.map(({ template }) => template.id);

// Laying out dozens of candidates is quick, but not on a machine that does ten other things.
describe('a wall of variants', { timeout: 60_000 }, () => {
  it('signs with a short name where a shop gave only a title of a hundred letters', async () => {
    const title =
      'Extraordinary Hand-Forged Damascus Chef’s Knife With Maple Handle And Lifetime Warranty (2nd Generation)';
    const { candidates } = await candidatesOf({ product: { ...bottle, title, brand: '' } });
    expect(new Set(candidates.map(({ design }) => design.brand.name))).toEqual(new Set(['Damascus Chef’s Knife']));
    expect(candidates[0]?.design.product.name).toBe(title);
    // Nor does it leave the copywriter without a line that fits.
    expect(new Set(candidates.map(({ design }) => design.brief.headline)).size).toBeGreaterThanOrEqual(6);
  });

  it('says a name of one long word whole, and one written without spaces no longer than a headline', async () => {
    const headlines = async (title: string, locale: LocaleCode) => {
      const product = { ...bottle, title, brand: '', description: '', benefits: [] };
      const { candidates } = await candidatesOf({ product }, 3, locale);
      return new Set(candidates.map(({ design }) => design.brief.headline));
    };
    const compound = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenhalterung';
    expect(await headlines(compound, 'de')).toContain(compound);
    const chinese = [...(await headlines('手工锻造的大马士革厨师刀'.repeat(8), 'cn'))];
    expect(Math.max(...chinese.map((line) => line.length))).toBeLessThan(60);
  });

  it.each(['mixed', 'bold', 'premium'])('shows the place that a person chose among few %s ads, too', async (style) => {
    const asset = { kind: 'image', src: 'asset:in-place-1', width: 1080, height: 1350 } as const;
    const photographed = { ...pictures, photos: [{ id: 'in-place-1', asset }] };
    const wall = await wallOf({ style, count: 2, place: 'kitchen-oak' }, 3, 'en', photographed);
    expect(wall.map(({ template }) => template.slots.includes('photo'))).toEqual([true, true]);
  });

  it('begins a large wall with the ads that show the place that was chosen', async () => {
    const asset = { kind: 'image', src: 'asset:in-place-1', width: 1080, height: 1350 } as const;
    const photographed = { ...pictures, photos: [{ id: 'in-place-1', asset }] };
    const wall = await wallOf({ place: 'kitchen-oak' }, 3, 'en', photographed);
    const shows = wall.map(({ template }) => template.slots.includes('photo'));
    expect(shows).toHaveLength(12);
    expect(shows).toContain(false);
    expect(shows.lastIndexOf(true)).toBeLessThan(shows.indexOf(false));
  });

  it('has as many as asked for, ranked by score, no two with the same idea in the same colours', async () => {
    const wall = await wallOf();
    expect(wall).toHaveLength(12);
    const totals = wall.map(({ score }) => score.total);
    expect(totals.toSorted((a, b) => b - a)).toEqual(totals);
    expect(new Set(wall.map(({ template, palette }) => `${template.id} ${palette.id}`)).size).toBe(12);
    expect(new Set(ideas(wall)).size).toBeGreaterThanOrEqual(10);
    expect(new Set(wall.map(({ design }) => design.brief.headline)).size).toBeGreaterThanOrEqual(4);
  });

  it('invents nothing: no price, review, comparison, deadline or figure that was not given', async () => {
    const wall = await wallOf({ count: 20 });
    const given = JSON.stringify(bottle);
    for (const { design, template } of wall) {
      const {
        price,
        oldPrice,
        badge,
        quote,
        rating,
        comparison,
        endsIn,
        headline,
        subline = '',
        cta = '',
      } = design.brief;
      expect([price, oldPrice, badge, quote, rating, comparison, endsIn]).toEqual(Array.from({ length: 7 }));
      for (const figure of `${headline} ${subline} ${cta}`.match(/\d+/g) ?? []) expect(given).toContain(figure);
      expect(unmetNeeds(template, design)).toEqual([]);
    }
    expect(
      ideas(wall).filter((id) => /testimonial|us-versus|before-after|countdown|coupon|price|receipt/.test(id)),
    ).toEqual([]);
  });

  it('uses what was given: a review, an offer and a comparison open the ideas that live from them', async () => {
    const facts = {
      offer: '25% off',
      quote: { text: 'Tea at midnight, still hot.', author: 'Ada' },
      comparison: {
        them: 'Others',
        rows: [
          { text: 'Two walls', us: true, them: false },
          { text: 'Steel', us: true, them: true },
        ],
      },
      ends_in_hours: 48,
    };
    const wall = await wallOf({ goal: 'sale', count: 20, facts, product: { ...bottle, price: 29, currency: 'USD' } });
    expect(ideas(wall)).toEqual(expect.arrayContaining(['testimonial', 'coupon', 'countdown', 'big-price']));
    expect(wall[0]?.design.brief).toMatchObject({ price: '$29', badge: '25% off' });
  });

  it('writes the first letter as the language of the ad does', async () => {
    const product = {
      ...bottle,
      title: 'Termos',
      description: '',
      benefits: ['içeceği sıcak tutar', 'iOS ile çalışır'],
    };
    const { candidates } = await candidatesOf({ product }, 3, 'tr');
    const headlines = new Set(candidates.map(({ design }) => design.brief.headline));
    expect(headlines).toContain('İçeceği sıcak tutar');
    expect(headlines).toContain('iOS ile çalışır');
  });

  it('comes out the same for the same seed, and differently for another', async () => {
    // Judging adds no chance of its own.
    const designs = async (seed: number) => (await candidatesOf({}, seed)).candidates.map(({ design }) => design);
    expect(await designs(5)).toEqual(await designs(5));
    expect(await designs(5)).not.toEqual(await designs(6));
  });

  it('shows one idea in several colours and words when it is chosen', async () => {
    const wall = await wallOf({ template: 'plinth', count: 6 });
    expect(new Set(ideas(wall))).toEqual(new Set(['plinth']));
    expect(new Set(wall.map(({ palette }) => palette.id)).size).toBe(6);
  });

  it('keeps own words to the letter', async () => {
    const copy = { headline: 'hot. still hot.', subline: 'Ask your tea.', cta: 'Fill it' };
    for (const { design } of (await candidatesOf({ copy })).candidates) expect(design.brief).toMatchObject(copy);
  });

  it('makes an ad of free words, whose sentences become headlines, without a product', async () => {
    const wall = await wallOf({
      product: null,
      text: 'Our café opens on Friday. Free coffee till noon. Bring a friend.',
    });
    expect(wall.length).toBeGreaterThanOrEqual(6);
    expect(wall.map(({ design }) => design.brief.headline)).toContain('Free coffee till noon');
    for (const { template } of wall) expect(template.needs ?? []).not.toContain('product');
  });

  it('leaves English reasons out of an Arabic ad, and writes right to left', async () => {
    for (const { design } of (await candidatesOf({}, 3, 'ar')).candidates) {
      expect(design.brief).toMatchObject({ language: 'ar', direction: 'rtl' });
      expect(design.brief.points).toBeUndefined();
      expect(design.brief.cta).toMatch(/\p{Script=Arabic}/u);
    }
  });
});
