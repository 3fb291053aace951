/** Letters that look different but that people type alike; what NFKD does not take apart. */
const alike: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ё: 'е',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
};
const alikeLetters = new RegExp(`[${Object.keys(alike).join('')}]`, 'gu');

/** Marks over Latin letters, and vowel signs and stretches of Arabic. Others (й, が) make letters of their own. */
const latinMarks = /(?<=\p{Script=Latin})[\u0300-\u036f]+/gu;
const arabicMarks = /[\u064b-\u0652\u0670\u0640]/gu;

/** Where a word may be broken, or may not: nobody sees them, and copied text is full of them. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/gu;

/** One form for all ways to write a word: no capitals, accents, full-width letters or Arabic vowels. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(unseen, '')
    .toLowerCase()
    .replaceAll(alikeLetters, (letter) => alike[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(latinMarks, '')
    .normalize('NFC')
    .replaceAll(arabicMarks, '');
}
