/** "iPhone", "pH", "e2", "R$", "USB-C", "shop.example": spelled that way on purpose. */
export function hasOwnCasing(text: string): boolean {
  const [word = ''] = text.split(/\s/, 1);
  return /^.+[\p{Lu}\d]/u.test(word) || /[$€£¥₩₹₽₺@]|\p{L}\.\p{L}/u.test(word);
}

/** For the start of a sentence. A word with a spelling of its own keeps it. */
export function upperFirst(text: string, tag = 'en'): string {
  if (hasOwnCasing(text.replace(/^["“‘«'(¿¡]+/u, ''))) return text;
  return text.replace(
    /^(["“‘«'(¿¡]*)(\p{Ll})/u,
    (_match, before: string, letter: string) => before + letter.toLocaleUpperCase(tag),
  );
}

/** For the middle of a sentence. Only for a first word that is known to be an ordinary one: a name keeps its capital. */
export function lowerFirst(text: string, tag = 'en'): string {
  return hasOwnCasing(text) ? text : text.charAt(0).toLocaleLowerCase(tag) + text.slice(1);
}
