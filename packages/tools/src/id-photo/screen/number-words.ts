import { useFormatter, useTranslations } from 'use-intl';
import type { Check } from '../contract.ts';

type Unit = Check['unit'];

/** A measured number with its unit, as the reader's language writes it. */
export function useNumberWords() {
  const t = useTranslations('tool-id-photo');
  const format = useFormatter();
  const number = (value: number, unit: Unit): string => {
    if (unit === 'percent') return format.number(value / 100, { style: 'percent', maximumFractionDigits: 1 });
    if (unit === 'times') return format.number(value, { maximumFractionDigits: 1 });
    // Latin units stay behind their number in Arabic, too: isolated from left to right.
    if (unit === 'px' || unit === 'dpi') return `\u2066${format.number(value)} ${unit}\u2069`;
    const intl = { mm: 'millimeter', KB: 'kilobyte', degree: 'degree' }[unit];
    return format.number(value, { style: 'unit', unit: intl, maximumFractionDigits: 1 });
  };
  const range = (min: number | null, max: number | null, unit: Unit): string | null => {
    if (min !== null && max !== null)
      return min === max
        ? t('exactly', { value: number(min, unit) })
        : t('range', { min: number(min, unit), max: number(max, unit) });
    if (min !== null) return t('atLeast', { min: number(min, unit) });
    return max === null ? null : t('atMost', { max: number(max, unit) });
  };
  return { number, range };
}
