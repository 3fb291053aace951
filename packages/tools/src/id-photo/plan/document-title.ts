import { type LocaleCode, localeOf } from '@adwright/i18n/locales.ts';
import { translator } from '@adwright/i18n/translator.ts';
import { documents } from './documents.ts';

/** "United States: Passport": what the photo is for says more than the name a camera gave its file. */
export async function documentTitle(id: unknown, locale: LocaleCode): Promise<string | null> {
  const rule = documents.find((document) => document.id === (id ?? documents[0].id));
  if (rule === undefined) return null;
  const messages = { 'tool-id-photo': (code: LocaleCode) => import(`../messages/${code}.ts`) };
  const t = await translator(locale, 'tool-id-photo', messages);
  const regions = new Intl.DisplayNames([localeOf(locale).tag], { type: 'region' });
  const country = rule.region === 'EU' ? t('schengen') : (regions.of(rule.region) ?? rule.region);
  return t('name', { country, kind: t(`kinds.${rule.kind}`) });
}
