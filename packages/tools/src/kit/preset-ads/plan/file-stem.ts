const longest = 40;

/** A file name that every network, mail program and old Windows takes: letters and digits of the title, or `ad`. */
export function fileStem(title: string, otherwise = 'ad'): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return wholeWords(plain) || otherwise;
}

/** No half word in a name: one that is longer than all the room is cut. */
function wholeWords(plain: string): string {
  if (plain.length <= longest) return plain;
  const end = plain.lastIndexOf('-', longest);
  return plain.slice(0, end > 0 ? end : longest);
}
