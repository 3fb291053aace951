export type YoReader = { readonly withYo: (say: string) => string };

let reader: Promise<YoReader> | undefined;

/**
 * Prints have е for ё nearly always, and a voice that believes them says another word: it stresses the second vowel of
 * зелёный as it should, and makes a wrong one of it. Only words in which ё alone can be meant: все and всё stay as they
 * are written. Opened for the first Russian text.
 */
export function openYo(): Promise<YoReader> {
  reader ??= import('eyo-kernel').then(({ safeDictionary }) => readerOf(safeDictionary));
  reader.catch(() => (reader = undefined));
  return reader;
}

/** A word that never begins a sentence has an underscore; what is said of a word follows a hash. */
const line = /^([а-яё-]+)(?:\(([а-яё|]*)\))?$/iu;

const withoutYo = (text: string): string => text.replaceAll('ё', 'е').replaceAll('Ё', 'Е');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Two hundred thousand words would be many megabytes: they stay what they are, fifteen thousand lines by their beginnings. */
function readerOf(dictionary: string): YoReader {
  const lines = new Map<string, string[]>();
  for (const written of dictionary.split('\n')) {
    const [, beginning] = line.exec(written) ?? [];
    if (beginning === undefined) continue;
    const key = withoutYo(beginning);
    lines.set(key, [...(lines.get(key) ?? []), written]);
  }
  const find = (word: string): string | undefined => {
    for (let length = word.length; length > 0; length -= 1) {
      const [key, rest] = [word.slice(0, length), word.slice(length)];
      for (const written of lines.get(key) ?? []) {
        const [, beginning = '', endings = ''] = line.exec(written) ?? [];
        const ending = endings.split('|').find((one) => withoutYo(one) === rest);
        if (ending !== undefined) return beginning + ending;
      }
    }
    return undefined;
  };
  const meant = (word: string): string => {
    if (word === word.toUpperCase()) return find(word.toLowerCase())?.toUpperCase() ?? word;
    const small = word.toLowerCase();
    return find(word) ?? (capital(small) === word ? capital(find(small) ?? small) : word);
  };
  // What has its ё already is meant as it is.
  return { withYo: (say) => say.replaceAll(/[а-яё]{2,}/giu, (word) => (/ё/iu.test(word) ? word : meant(word))) };
}
