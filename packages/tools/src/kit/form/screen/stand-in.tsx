import { sampleProducts } from '@adwright/samples/products.ts';
import { useTranslations } from 'use-intl';
import { adProductOfSample } from '../plan/ad-product.ts';

/** What a preview shows before there is a product: nobody should have to type to see what a tool makes. */
export const standInProduct = adProductOfSample(sampleProducts[0]);

export function StandInNote() {
  const t = useTranslations('tool-media.pictures');
  return <p className="pt-4 text-center text-sm text-muted">{t('standIn')}</p>;
}

/** Under a sample that stands where the person's own picture will be. */
export function SampleNote() {
  const t = useTranslations('tool-media.pictures');
  return <p className="pt-4 text-center text-sm text-muted">{t('sample')}</p>;
}
