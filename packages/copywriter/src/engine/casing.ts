/** Names that are spelled with a capital in every language. */
const names: ReadonlySet<string> = new Set(
  'amazon android apple bluetooth discord facebook google instagram linkedin shopify tiktok wifi wi-fi windows youtube'.split(
    ' ',
  ),
);

/** For the middle of a sentence: "Keeps drinks cold" → "keeps drinks cold"; what looks like a name stays. */
export function lowerFirst(text: string, tag = 'en', properWords: ReadonlySet<string> = names): string {
  const [first = '', second = ''] = text.split(/\s+/, 2);
  const word = first.replaceAll(/[^\p{L}\p{M}'’-]/gu, '');
  const isPlain = /^\p{Lu}[\p{Ll}\p{M}'’]*(?:-\p{Ll}+)*$/u.test(word);
  const isName = names.has(word.toLowerCase()) || properWords.has(word.toLowerCase());
  // Two capitals in a row are a name or a title; neither may be taken apart.
  if (!isPlain || isName || /^\p{Lu}\p{Ll}/u.test(second)) return text;
  return text.charAt(0).toLocaleLowerCase(tag) + text.slice(1);
}

export function upperFirst(text: string, tag = 'en'): string {
  return text.replace(
    /^(["“‘«'(¿¡]*)(\p{Ll})/u,
    (_match, before: string, letter: string) => before + letter.toLocaleUpperCase(tag),
  );
}
