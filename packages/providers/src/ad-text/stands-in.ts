/** Scripts that write no spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether a phrase is a piece of a text, word for word; signs, capitals and spacing do not count. */
export function standsIn(phrase: string, text: string): boolean {
  const [words, all] = [wordsOf(phrase), wordsOf(text)];
  if (unspaced.test(phrase)) return all.join('').includes(words.join(''));
  return ` ${all.join(' ')} `.includes(` ${words.join(' ')} `) || words.length === 0;
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}
