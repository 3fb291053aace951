/** A file name that every network, mail program and old Windows takes: letters and digits of the title, or `ad`. */
export function fileStem(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
  return plain || 'ad';
}
