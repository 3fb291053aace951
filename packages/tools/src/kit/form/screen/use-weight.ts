import { useFormatter, useLocale } from 'use-intl';

/** Bytes as people read them. */
export function useWeight(): (bytes: number) => string {
  const format = useFormatter();
  // Arabic's short forms are a whole word for kilobytes and initials for megabytes: side by side they do not match.
  const unitDisplay = useLocale() === 'ar' ? 'long' : 'short';
  return (bytes) => {
    const large = bytes >= 1024 * 1024;
    const amount = bytes / (large ? 1024 * 1024 : 1024);
    return format.number(amount, {
      style: 'unit',
      unit: large ? 'megabyte' : 'kilobyte',
      unitDisplay,
      maximumFractionDigits: amount < 10 ? 1 : 0,
    });
  };
}
