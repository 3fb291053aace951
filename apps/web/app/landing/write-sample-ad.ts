import type { AdBrief, AdNetwork, AdTextField, AdTextKind } from '@adwright/contract/ad-text/ad-text.ts';
import { loadPack } from '@adwright/copywriter/packs.ts';
import { writeAds } from '@adwright/copywriter/write-ads.ts';
import { defaultLocale, type LocaleCode } from '@adwright/i18n/locales.ts';
import { translator } from '@adwright/i18n/translator.ts';
import type { NamedText, SampleAd, SampleText } from './sample-ad.ts';

const written = new Map<LocaleCode, Promise<SampleAd>>();

/** What the copywriter makes of the sample product. Always the same: the seed is fixed. */
export function writeSampleAd(locale: LocaleCode): Promise<SampleAd> {
  const known = written.get(locale) ?? writableLanguage(locale).then(write);
  written.set(locale, known);
  return known;
}

async function writableLanguage(locale: LocaleCode): Promise<LocaleCode> {
  return loadPack(locale).then(
    () => locale,
    () => defaultLocale,
  );
}

async function write(language: LocaleCode): Promise<SampleAd> {
  const [pack, brief] = await Promise.all([loadPack(language), sampleBrief(language)]);
  const firstFields = (kind: AdTextKind, network: AdNetwork) =>
    writeAds({ kind, brief, network, tone: 'minimal', count: 4 }, pack, 7).results.flatMap(({ fields }) =>
      fields.slice(0, 1).map(shownText),
    );
  const [headline] = firstFields('headline', 'meta');
  const [text] = firstFields('ad_copy', 'tiktok');
  const [action] = firstFields('cta', 'meta').toSorted((one, other) => one.count - other.count);
  if (!headline || !text || !action) throw new Error('The copywriter wrote nothing for the sample product.');
  return { headline, text, offer: brief.offer, action: action.text, language };
}

/** Up to three texts of one kind: the parts of the best result, or the best results where each is one text. */
export async function writeSampleTexts(locale: LocaleCode, kind: AdTextKind): Promise<NamedText[]> {
  const language = await writableLanguage(locale);
  const [pack, brief] = await Promise.all([loadPack(language), sampleBrief(language)]);
  const { results } = writeAds({ kind, brief, network: 'meta', tone: 'friendly', count: 3 }, pack, 7);
  const best = results[0]?.fields ?? [];
  const fields = best.length > 1 ? best : results.flatMap((result) => result.fields.slice(0, 1));
  const texts = fields.slice(0, 3).map((field) => ({ ...shownText(field), name: field.name }));
  // A script fills the sheet by itself.
  return texts.slice(0, texts.some(({ count }) => count > 400) ? 1 : 3);
}

function shownText({ text, count, limit, visible }: AdTextField): SampleText {
  return { text, count, limit: visible !== null && count <= visible ? visible : limit };
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
