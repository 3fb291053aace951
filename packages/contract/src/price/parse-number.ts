import { withoutCents, withThreeDecimals } from './currencies.ts';

const zeros = [0x0660, 0x06f0, 0x0966, 0xff10];

/** Digits and marks of other scripts, and every kind of space, in their ASCII form. */
export function plainDigits(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\uFF10-\uFF19]/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = zeros.find((start) => code >= start && code < start + 10) ?? code;
      return String(code - zero);
    })
    .replaceAll('\u066B', '.')
    .replaceAll(/[\u066C\uFF0C\u060C]/gu, ',')
    .replaceAll('\uFF0E', '.')
    .replaceAll(/[\u00A0\u202F\u2009\u2007\u3000]/gu, ' ')
    .replaceAll(/[\u200E\u200F\u061C\u2066-\u2069]/gu, '');
}

/** "1.299,00", "1,299.00", "1 299", "1'299.50", "1,29,999.00", "199,-": what people write in all countries. */
export function parseNumber(written: string, currency: string | null): number | null {
  const compact = written.replaceAll(/[ '’]/gu, '').replace(/[.,:]?[-–—]+$/u, '');
  if (!/^\d[\d.,]*$/.test(compact)) return null;
  const text = compact.replace(/[.,]+$/, '');
  const mark = decimalMark(text, currency);
  const [whole = '', fraction = ''] = mark < 0 ? [text] : [text.slice(0, mark), text.slice(mark + 1)];
  const value = Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction === '' ? '0' : fraction}`);
  return Number.isFinite(value) ? value : null;
}

/** Where the decimals begin; -1 when every mark only groups thousands. */
function decimalMark(text: string, currency: string | null): number {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return -1;
  const decimals = text.length - last - 1;
  const mark = text[last] ?? '';
  const isRepeated = text.indexOf(mark) !== last;
  if (isRepeated) return -1;
  if (/^0[.,]/.test(text)) return last;
  const hasOther = text.includes(mark === '.' ? ',' : '.');
  if (decimals === 3) {
    const mayBeDecimals = currency !== null && withThreeDecimals.has(currency);
    return mayBeDecimals || (hasOther && last > 5 && mark === '.') ? last : -1;
  }
  if (decimals > 3) return last;
  if (currency !== null && withoutCents.has(currency) && !hasOther && decimals === 0) return -1;
  return last;
}
