import { useFormatter } from 'use-intl';

/** Bytes as people read them. */
export function useWeight(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const large = bytes >= 1024 * 1024;
    const amount = bytes / (large ? 1024 * 1024 : 1024);
    return format.number(amount, {
      style: 'unit',
      unit: large ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: amount < 10 ? 1 : 0,
    });
  };
}
