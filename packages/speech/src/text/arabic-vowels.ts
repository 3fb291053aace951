/**
 * Arabic is written without its short vowels, and a voice that is given none stacks consonants. Where a word has no
 * vowel marks, an "a" goes into each syllable that lacks a vowel: not always the right vowel, but a word that can be
 * made out.
 */
const marks = /[\u064b-\u0652\u0670]/u;
const word = /[\u0621-\u064a]+/gu;
const vowels = new Set('اوىيةآإأؤئء');
const fatha = '\u064e';

/** Words that every other ad has and that an "a" would make another word of. */
const known: ReadonlyMap<string, string> = new Map(
  [
    'مِن عَن مَع كُل لِكُل لَك هُوَ هِيَ كُنت لِمَن مِنك',
    'سِعر خَصم شَحن رَقم خِدمة نُقطة دُكتور قُرص خُبز طِفل بَيت وَقت يَوم شَهر مُنتج مَتجر جُزء شِراء حِذاء قُطن جِلد بِشرة جُمعة صُندوق مِليغرام مِليلتر كيلومِتر دَرَجة قِطَع',
  ]
    .join(' ')
    .split(' ')
    .map((spoken) => [spoken.replaceAll(/[\u064b-\u0652]/gu, ''), spoken]),
);

export function withShortVowels(text: string): string {
  return marks.test(text) ? text : text.replaceAll(word, vowelled);
}

function vowelled(letters: string): string {
  const article = /^(?:[وبلف]?ال)(?=.{2})/u.exec(letters)?.[0] ?? '';
  const stem = letters.slice(article.length);
  if (stem.length < 2) return letters;
  const spoken = known.get(stem);
  if (spoken !== undefined) return article + spoken;
  let out = article;
  let inSyllable = false;
  for (const [index, letter] of [...stem].entries()) {
    out += letter;
    const next = stem[index + 1];
    if (vowels.has(letter)) inSyllable = true;
    else if (next === undefined || vowels.has(next)) inSyllable = false;
    else if (inSyllable && index + 2 < stem.length) inSyllable = false;
    else {
      out += fatha;
      inSyllable = true;
    }
  }
  return out;
}
