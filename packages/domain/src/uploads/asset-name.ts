const longest = 80;

/** The sender's name in its own letters, without what could mean anything in a path, an address or a header. */
export function assetName(name: string, extension: string): string {
  const plain = name
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]{1,8}$/, '')
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();
  const stem = Array.from(plain).slice(0, longest).join('');
  return `${stem === '' ? 'file' : stem}.${extension}`;
}
