const digits = '零一二三四五六七八九';
const places = ['', '十', '百', '千'];
const groups = ['', '万', '亿', '万亿'];

/** Digits of a Chinese text in words: amounts as amounts, long rows and those that begin with 0 digit by digit. */
export function chineseNumbers(text: string): string {
  return text.replaceAll(/(\d+)(?:\.(\d+))?/gu, (_, whole: string, decimals: string | undefined) => {
    const said = /^0\d|^\d{13}/u.test(whole) ? spelled(whole) : chineseNumber(Number(whole));
    return decimals === undefined ? said : `${said}点${spelled(decimals)}`;
  });
}

function spelled(row: string): string {
  return Array.from(row, (digit) => digits[Number(digit)] ?? '').join('');
}

function chineseNumber(value: number): string {
  if (value === 0) return '零';
  let said = '';
  let rest = value;
  for (let group = 0; rest > 0; group += 1, rest = Math.floor(rest / 10_000)) {
    const part = rest % 10_000;
    // A group that does not reach its thousands is joined to what stands before it.
    const joint = part < 1000 && rest >= 10_000 ? '零' : '';
    if (part > 0) said = `${joint}${underTenThousand(part)}${groups[group] ?? ''}${said}`;
    else if (said !== '' && !said.startsWith('零')) said = `零${said}`;
  }
  return said.replace(/^一十/u, '十');
}

function underTenThousand(value: number): string {
  let said = '';
  let owed = false;
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit === 0) {
      owed = said !== '';
      continue;
    }
    said += `${owed ? '零' : ''}${digits[digit] ?? ''}${places[place] ?? ''}`;
    owed = false;
  }
  return said;
}
