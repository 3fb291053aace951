import { type Replacement, replaceWhere } from './replacement.ts';

const ones = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];
const tens = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'];

/** What is counted in native numbers. Those that may also be names (1번, 3대) are read as they are written. */
const counted =
  /(?<![\d.,])([1-9]\d?)\s?(개월|시간|가지|마리|켤레|송이|그릇|조각|봉지|개|살|병|잔|장|권|벌|배|달)(?!\p{N})/gu;
/** Months are counted in Chinese numbers: 3개월 is 삼 개월. */
const chinese = new Set(['개월']);

/** From 1 to 99, as before what is counted. */
function native(number: number): string {
  if (number === 20) return '스무';
  return `${tens[Math.floor(number / 10)] ?? ''}${ones[number % 10] ?? ''}`;
}

/** `3개` is said 세 개 and not 삼 개. */
export function koreanCounts(text: string): Replacement[] {
  return replaceWhere(text, counted, ([, number = '', unit = '']) =>
    chinese.has(unit) ? undefined : `${native(Number(number))} ${unit}`,
  );
}

/** Up to twelve in native numbers, beyond that as in timetables. */
export function koreanHours(hours: string): string {
  const number = Number(hours);
  return number >= 1 && number <= 12 ? `${native(number)} ` : hours;
}
