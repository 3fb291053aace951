import type { CountLayer } from '../../creative/layer.ts';
import { countText } from '../../draw/count-text.ts';
import type { AdBrief } from '../../template-input.ts';

type Run = Extract<CountLayer['count'], { kind: 'number' }>;

function amountOf(text: string): { value: number; decimals: number; prefix: string; suffix: string } | undefined {
  const found = /^(\D*)(\d[\d.,'\u00a0\u202f ]*\d|\d)(\D*)$/u.exec(text.trim());
  if (!found) return undefined;
  const [, prefix = '', figures = '', suffix = ''] = found;
  const decimals = /[.,]\d{2}$/u.test(figures) ? 2 : 0;
  const value = Number(figures.replaceAll(/\D/g, '')) / 10 ** decimals;
  return { value, decimals, prefix, suffix };
}

/**
 * The old price running down to the new one. None where the last figure would not be written exactly as the
 * brief writes its price: a price is never reworded.
 */
export function priceRun(brief: AdBrief, timing: { delay: number; duration: number }): Run | undefined {
  const now = brief.price ? amountOf(brief.price) : undefined;
  const before = brief.oldPrice ? amountOf(brief.oldPrice) : undefined;
  if (!now || !before || before.value <= now.value) return undefined;
  const { prefix, suffix, decimals } = now;
  const run: Run = { kind: 'number', from: before.value, to: now.value, decimals, prefix, suffix, ...timing };
  return countText(run, 1e6, brief.language) === brief.price?.trim() ? run : undefined;
}
