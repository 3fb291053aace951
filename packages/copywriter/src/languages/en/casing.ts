import { properWords } from './words.ts';

/** For the middle of a sentence: "Keeps drinks cold" → "keeps drinks cold", but "USB-C port" and "Swiss made" stay. */
export function lowerFirst(text: string): string {
  const [first = '', second = ''] = text.split(/\s+/, 2);
  const word = first.replaceAll(/[^\p{L}'’-]/gu, '');
  const isPlain = /^\p{Lu}[\p{Ll}'’]*(?:-\p{Ll}+)*$/u.test(word);
  if (!isPlain || properWords.has(word.toLowerCase())) return text;
  // Two capitals in a row are a name or a title; neither may be taken apart.
  if (/^\p{Lu}\p{Ll}/u.test(second)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function upperFirst(text: string): string {
  return text.replace(
    /^(["“‘'(¿¡]*)(\p{Ll})/u,
    (_match, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
