import { open } from 'node:fs/promises';

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/**
 * The demuxer for a file by its first bytes. ffmpeg is told which to use instead of guessing: guessing would let an
 * upload be read as a playlist that names other files.
 */
export function demuxerOf(head: Uint8Array): string | undefined {
  const start = ascii(head, 0, 4);
  if (start === 'RIFF' && ascii(head, 8, 12) === 'WAVE') return 'wav';
  if (start === 'fLaC') return 'flac';
  if (start === 'OggS') return 'ogg';
  if (ascii(head, 4, 8) === 'ftyp') return 'mov';
  if (start === '\u001aE\u00df\u00a3') return 'matroska';
  if (start === 'FORM' && ascii(head, 8, 11) === 'AIF') return 'aiff';
  const [first = 0, second = 0] = head;
  // An ADTS header has the same sync word as MP3, with layer 0.
  if (first === 0xff && (second & 0xf6) === 0xf0) return 'aac';
  if (ascii(head, 0, 3) === 'ID3' || (first === 0xff && (second & 0xe6) > 0xe0)) return 'mp3';
  return undefined;
}

export async function demuxerOfFile(file: string): Promise<string | undefined> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return demuxerOf(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}
