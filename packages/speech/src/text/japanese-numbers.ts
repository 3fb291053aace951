const ones = ['', 'イチ', 'ニ', 'サン', 'ヨン', 'ゴ', 'ロク', 'ナナ', 'ハチ', 'キュー'];
const spelledOnes = ['ゼロ', ...ones.slice(1)];
const hundreds = [
  '',
  'ヒャク',
  'ニヒャク',
  'サンビャク',
  'ヨンヒャク',
  'ゴヒャク',
  'ロッピャク',
  'ナナヒャク',
  'ハッピャク',
  'キューヒャク',
];
const thousands = [
  '',
  'セン',
  'ニセン',
  'サンゼン',
  'ヨンセン',
  'ゴセン',
  'ロクセン',
  'ナナセン',
  'ハッセン',
  'キューセン',
];
const groups = ['', 'マン', 'オク', 'チョウ'];

/** A number as it is said in kana; rows that begin with 0 (telephone numbers) digit by digit. */
export function japaneseNumber(digits: string): string {
  const [whole = '', decimals] = digits.split('.');
  const said = /^0\d|^\d{17}/u.test(whole) ? spelled(whole) : amount(Number(whole));
  return decimals === undefined ? said : `${said}テン${spelled(decimals)}`;
}

function spelled(row: string): string {
  return Array.from(row, (digit) => spelledOnes[Number(digit)] ?? '').join('');
}

function amount(value: number): string {
  if (value === 0) return 'ゼロ';
  let said = '';
  for (let rest = value, group = 0; rest > 0; rest = Math.floor(rest / 10_000), group += 1) {
    const part = rest % 10_000;
    if (part === 0) continue;
    const lead = group > 0 && part === 1 ? 'イチ' : underTenThousand(part);
    said = `${lead}${groups[group] ?? ''}${said}`;
  }
  return said;
}

function underTenThousand(value: number): string {
  const digit = (place: number): number => Math.floor(value / place) % 10;
  const tens = digit(10) === 0 ? '' : `${digit(10) === 1 ? '' : (ones[digit(10)] ?? '')}ジュー`;
  return `${thousands[digit(1000)] ?? ''}${hundreds[digit(100)] ?? ''}${tens}${ones[digit(1)] ?? ''}`;
}
