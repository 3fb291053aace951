import type { AdBrief, AdNetwork, AdTextField, AdTextKind } from '@adwright/contract/ad-text.ts';
import { loadPack } from '@adwright/copywriter/packs.ts';
import { writeAds } from '@adwright/copywriter/write-ads.ts';
import { defaultLocale, type LocaleCode } from '@adwright/i18n/locales.ts';
import { translator } from '@adwright/i18n/translator.ts';
import type { SampleAd, SampleText } from './sample-ad.ts';

const written = new Map<LocaleCode, Promise<SampleAd>>();

/** What the copywriter makes of the sample product. Always the same: the seed is fixed. */
export function writeSampleAd(locale: LocaleCode): Promise<SampleAd> {
  const known = written.get(locale) ?? write(locale);
  written.set(locale, known);
  return known;
}

async function write(locale: LocaleCode): Promise<SampleAd> {
  const pack = await loadPack(locale);
  if (locale !== defaultLocale && pack === (await loadPack(defaultLocale))) return writeSampleAd(defaultLocale);
  const brief = await sampleBrief(locale);
  const best = (kind: AdTextKind, network: AdNetwork) =>
    firstField(writeAds({ kind, brief, network, tone: 'minimal', count: 3 }, pack, 7).results[0]?.fields);
  return {
    headline: best('headline', 'meta'),
    text: best('ad_copy', 'tiktok'),
    action: best('cta', 'meta').text,
    language: locale,
  };
}

function firstField(fields: readonly AdTextField[] | undefined): SampleText {
  const field = fields?.[0];
  if (!field) throw new Error('The copywriter wrote nothing for the sample product.');
  return { text: field.text, count: field.count, limit: field.visible ?? field.limit };
}

async function sampleBrief(locale: LocaleCode): Promise<AdBrief> {
  const t = await translator(locale, 'landing');
  return {
    product: t('sample.product'),
    description: t('sample.description'),
    benefits: [t('sample.benefits.first'), t('sample.benefits.second'), t('sample.benefits.third')],
    audience: t('sample.audience'),
    offer: t('sample.offer'),
    price: t('sample.price'),
    proof: '',
  };
}
