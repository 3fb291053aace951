const rows: readonly (readonly [consonant: string, kana: string])[] = [
  ['', 'アイウエオ'],
  ['k', 'カキクケコ'],
  ['ɡ', 'ガギグゲゴ'],
  ['s', 'サシスセソ'],
  ['ʣ', 'ザジズゼゾ'],
  ['t', 'タチツテト'],
  ['d', 'ダヂヅデド'],
  ['n', 'ナニヌネノ'],
  ['h', 'ハヒフヘホ'],
  ['b', 'バビブベボ'],
  ['p', 'パピプペポ'],
  ['m', 'マミムメモ'],
  ['ɾ', 'ラリルレロ'],
];
const vowels = ['a', 'i', 'ɯ', 'e', 'o'];
const irregular: Readonly<Record<string, readonly string[]>> = {
  シ: ['ɕ', 'i'],
  ジ: ['ʥ', 'i'],
  チ: ['ʨ', 'i'],
  ヂ: ['ʥ', 'i'],
  ツ: ['ʦ', 'ɨ'],
  ス: ['s', 'ɨ'],
  ズ: ['z', 'ɨ'],
  ヅ: ['z', 'ɨ'],
  ニ: ['ɲ', 'i'],
  ヒ: ['ç', 'i'],
  フ: ['ɸ', 'ɯ'],
  ヤ: ['j', 'a'],
  ユ: ['j', 'ɯ'],
  ヨ: ['j', 'o'],
  ワ: ['β', 'a'],
  ヲ: ['o'],
  ヴ: ['v', 'ɯ'],
  ヶ: ['k', 'a'],
};
const sounds: ReadonlyMap<string, readonly string[]> = new Map([
  ...rows.flatMap(([consonant, kana]) =>
    Array.from(kana, (sign, index) => {
      const soft = vowels[index] === 'i' && /[kɡbpmɾ]/u.test(consonant) ? `${consonant}ʲ` : consonant;
      return [sign, [soft, vowels[index] ?? ''].filter(Boolean)] as const;
    }),
  ),
  ...Object.entries(irregular),
]);
/** Small signs change the vowel of the sign before them. */
const small: Readonly<Record<string, string>> = {
  ャ: 'a',
  ュ: 'ɨ',
  ョ: 'o',
  ァ: 'a',
  ィ: 'i',
  ゥ: 'ɯ',
  ェ: 'e',
  ォ: 'o',
};
const glide = /[ャュョ]/u;

/** Kana as the sounds Kokoro was taught Japanese with. */
export function kanaSounds(text: string): string[] {
  const syllables: string[][] = [];
  for (const sign of katakana(text)) {
    const own = sounds.get(sign);
    const vowel = small[sign];
    const last = syllables.at(-1);
    if (own) syllables.push([...own]);
    else if (vowel !== undefined) syllables.push(blended(syllables.pop(), vowel, glide.test(sign)));
    else if (sign === 'ー' && last) last.push(`${last.pop() ?? ''}ː`);
    else if (sign === 'ッ') syllables.push(['ʔ']);
    else if (sign === 'ン') syllables.push(['ɴ']);
  }
  const line = syllables.flat();
  return line.map((sound, index) => (sound === 'ɴ' ? nasal(line[index + 1]) : sound));
}

function katakana(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u3041-\u3096]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0x60));
}

/** キ and ャ are one syllable, フ and ァ and ウ and ィ too. */
function blended(syllable: readonly string[] = [], vowel: string, isGlide: boolean): string[] {
  const [first = '', second] = syllable;
  if (second === undefined) return first === 'ɯ' ? ['β', vowel] : first === 'i' ? ['j', vowel] : [vowel];
  return [isGlide && /[td]/u.test(first) ? `${first}ʲ` : first, vowel];
}

function nasal(next: string | undefined): string {
  if (next === undefined) return 'ɴ';
  if (/^[mpb]/u.test(next)) return 'm';
  if (/^[kɡ]/u.test(next)) return 'ŋ';
  if (/^[ɲʨʥ]/u.test(next)) return 'ɲ';
  return /^[ntdɾzʣʦ]/u.test(next) ? 'n' : 'ɴ';
}
