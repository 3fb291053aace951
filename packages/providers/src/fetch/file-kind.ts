/** Types that results may have, told by their first bytes. */
const signatures: readonly { mime: string; at: number; bytes: string }[] = [
  { mime: 'image/png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { mime: 'image/jpeg', at: 0, bytes: '\xff\xd8\xff' },
  { mime: 'image/gif', at: 0, bytes: 'GIF8' },
  { mime: 'image/webp', at: 8, bytes: 'WEBP' },
  { mime: 'audio/wav', at: 8, bytes: 'WAVE' },
  { mime: 'audio/mpeg', at: 0, bytes: 'ID3' },
  { mime: 'audio/ogg', at: 0, bytes: 'OggS' },
  { mime: 'audio/flac', at: 0, bytes: 'fLaC' },
  { mime: 'video/webm', at: 0, bytes: '\x1a\x45\xdf\xa3' },
];

/** What a file is by its content; null for anything that no engine should answer, such as a page of HTML. */
export function fileKind(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16)).toString('latin1');
  const known = signatures.find(({ at, bytes: wanted }) => head.slice(at, at + wanted.length) === wanted);
  if (known) return known.mime;
  if (head.slice(4, 8) === 'ftyp') return head.slice(8, 11) === 'M4A' ? 'audio/mp4' : 'video/mp4';
  // MPEG audio without a tag: eleven set bits, then a layer.
  if (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0 && ((bytes[1] ?? 0) & 0x06) !== 0) return 'audio/mpeg';
  return null;
}
