const longest = 80;

/** A name that is safe in an address and a header, as close to the sender's as that allows. */
export function assetName(name: string, extension: string): string {
  const stem = name
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]{1,8}$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, longest)
    .toLowerCase();
  return `${stem === '' ? 'file' : stem}.${extension}`;
}
