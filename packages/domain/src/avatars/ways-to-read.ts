/** Letters of other alphabets that look like Latin ones, in small. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  н: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
};
const otherAlphabets = /[\p{Script=Cyrillic}\p{Script=Greek}]/gu;

/** Digits and signs that stand for letters. */
const standIns: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** Only inside a word: at its end digits are a year or a count. */
const insideWord = /(?<=\p{Script=Latin})[0134578@$!](?=\p{Script=Latin})/gu;
const edgeDigits = /(?<=\p{L})\p{N}+(?!\p{L})|(?<!\p{L})\p{N}+(?=\p{L})/gu;

/** What people see in a folded text: digits and letters of other alphabets may stand for Latin ones. */
export function waysToRead(text: string): string[] {
  // A word in Cyrillic alone is a word in Cyrillic.
  const latin = /\p{Script=Latin}/u.test(text)
    ? text.replaceAll(otherAlphabets, (letter) => lookalikes[letter] ?? letter)
    : text;
  const spelled = latin.replaceAll(insideWord, (sign) => standIns[sign] ?? sign);
  const asL = latin.replaceAll(insideWord, (sign) => (sign === '1' ? 'l' : (standIns[sign] ?? sign)));
  return [...new Set([text, latin, spelled, asL, spelled.replaceAll(edgeDigits, ' ')])];
}
