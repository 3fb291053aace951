/** A price as its language writes it; empty where there is none. */
export function priceText(price: number | null, currency: string, tag: string): string {
  if (price === null || price <= 0) return '';
  const whole = Number.isInteger(price) ? { maximumFractionDigits: 0 } : {};
  const locale = `${tag}-u-nu-latn`;
  if (currency === '') return new Intl.NumberFormat(locale, whole).format(price);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...whole,
  }).format(price);
}
