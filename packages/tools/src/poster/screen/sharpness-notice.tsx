import { Notice } from '@adwright/ui/notice.tsx';
import { useTranslations } from 'use-intl';
import { crispDpi, fairDpi, type Sharpness } from '../plan/print-sharpness.ts';

/** Whether the picture has enough pixels for its sheet, and how many it would take. */
export function SharpnessNotice({ dpi, needed, width }: Sharpness) {
  const t = useTranslations('tool-preset-ads.print');
  if (dpi === null) return null;
  if (dpi >= crispDpi) return <Notice tone="success">{t('crisp', { dpi })}</Notice>;
  return <Notice tone="warn">{t(dpi >= fairDpi ? 'fair' : 'coarse', { dpi, needed, width })}</Notice>;
}
