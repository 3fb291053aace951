import type { CountLayer } from '../creative/layer.ts';
import { easeAt } from './easing.ts';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string, decimals: number): Intl.NumberFormat {
  const key = `${language} ${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // Prices and clocks beside it are written so, in Arabic ads too.
    numberingSystem: 'latn',
  });
  formats.set(key, made);
  return made;
}

function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds - 1e-9));
  const two = (value: number): string => String(value).padStart(2, '0');
  const days = Math.floor(whole / 86_400);
  const rest = `${two(Math.floor((whole % 86_400) / 3600))}:${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  return days > 0 ? `${days}:${rest}` : rest;
}

/** What a running number shows `t` seconds after its layer appeared. */
export function countText(count: CountLayer['count'], t: number, language: string): string {
  if (count.kind === 'countdown') return clock(count.seconds - t);
  const progress = easeAt('out', (t - (count.delay ?? 0)) / (count.duration ?? 1.2));
  const value = count.from + (count.to - count.from) * progress;
  return `${count.prefix ?? ''}${formatOf(language, count.decimals ?? 0).format(value)}${count.suffix ?? ''}`;
}
