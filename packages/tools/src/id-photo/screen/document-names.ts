import { useLocale, useTranslations } from 'use-intl';
import type { DocumentRule } from '../plan/documents.ts';

/** A document's name in the reader's language. */
export function useDocumentName(): (rule: DocumentRule) => string {
  const t = useTranslations('tool-id-photo');
  const regions = new Intl.DisplayNames([useLocale()], { type: 'region' });
  return (rule) => {
    const country = rule.region === 'EU' ? t('schengen') : (regions.of(rule.region) ?? rule.region);
    return t('name', { country, kind: t(`kinds.${rule.kind}`) });
  };
}
