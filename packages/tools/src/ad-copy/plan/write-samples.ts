import type { AdBrief, AdTextField } from '@adwright/contract/ad-text/ad-text.ts';
import { loadPack } from '@adwright/copywriter/packs.ts';
import { writeAds } from '@adwright/copywriter/write-ads.ts';
import { localeOf, type LocaleCode } from '@adwright/i18n/locales.ts';
import { translator } from '@adwright/i18n/translator.ts';

export type AdSample = { readonly headline: AdTextField; readonly text: AdTextField };
export type AdSamples = { readonly lang: string; readonly dir: 'ltr' | 'rtl'; readonly samples: readonly AdSample[] };

const SEED = 7;

/** What the text tool writes for its own sample product; in English where it has no phrases in the language yet. */
export async function writeAdSamples(locale: LocaleCode): Promise<AdSamples> {
  const pack = await loadPack(locale).catch(() => null);
  if (pack === null) return writeAdSamples('en');
  const brief = await sampleBrief(locale);
  const input = { kind: 'ad_copy', network: 'meta', tone: 'friendly', count: 6, brief } as const;
  const samples = writeAds(input, pack, SEED).results.flatMap(({ fields }): AdSample[] => {
    const headline = fields.find(({ name }) => name === 'headline');
    const text = fields.find(({ name }) => name === 'primary');
    return headline && text ? [{ headline, text }] : [];
  });
  const { tag, dir } = localeOf(locale);
  return { lang: tag, dir, samples: samples.slice(0, 3) };
}

async function sampleBrief(locale: LocaleCode): Promise<AdBrief> {
  const t = await translator(locale, 'tool-ad-copy', { 'tool-ad-copy': (code) => import(`../messages/${code}.ts`) });
  return {
    product: t('sampleProduct.product'),
    description: t('sampleProduct.description'),
    benefits: t('sampleProduct.benefits').split('\n'),
    audience: t('sampleProduct.audience'),
    offer: t('sampleProduct.offer'),
    price: t('sampleProduct.price'),
    proof: '',
  };
}
