const longest = 40;

/** A file name in the title's own letters that every network, mail program and file system takes; `ad` without any. */
export function fileStem(title: string, otherwise = 'ad'): string {
  return wholeWords(fileLetters(title).toLowerCase()) || otherwise;
}

/**
 * Letters and digits, whatever the script, with dashes between. Accents are left off Latin letters, which are read
 * without them; elsewhere a mark makes another letter (が, й) or the vowel (हि).
 */
export function fileLetters(text: string): string {
  return (
    text
      .normalize('NFKC')
      // A mark that says how the sign before it is drawn would stay behind an emoji that is left out.
      .replaceAll(/\p{Variation_Selector}/gu, '')
      .replaceAll(/\p{Script=Latin}\p{M}*/gu, (letter) => letter.normalize('NFKD').replaceAll(/\p{M}/gu, ''))
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
  );
}

/** No half word in a name: one that is longer than all the room is cut. */
function wholeWords(plain: string): string {
  const letters = Array.from(plain);
  if (letters.length <= longest) return plain;
  const end = letters.lastIndexOf('-', longest);
  return letters.slice(0, end > 0 ? end : longest).join('');
}
