import type { UploadKind } from '@adwright/contract/upload/upload.ts';

export type FileKind = { readonly kind: UploadKind; readonly mime: string; readonly extension: string };

/** Enough for every signature below. */
export const signatureBytes = 64;

const kinds = {
  jpeg: { kind: 'image', mime: 'image/jpeg', extension: 'jpg' },
  png: { kind: 'image', mime: 'image/png', extension: 'png' },
  gif: { kind: 'image', mime: 'image/gif', extension: 'gif' },
  webp: { kind: 'image', mime: 'image/webp', extension: 'webp' },
  avif: { kind: 'image', mime: 'image/avif', extension: 'avif' },
  mp4: { kind: 'video', mime: 'video/mp4', extension: 'mp4' },
  mov: { kind: 'video', mime: 'video/quicktime', extension: 'mov' },
  webm: { kind: 'video', mime: 'video/webm', extension: 'webm' },
  mp3: { kind: 'audio', mime: 'audio/mpeg', extension: 'mp3' },
  wav: { kind: 'audio', mime: 'audio/wav', extension: 'wav' },
  ogg: { kind: 'audio', mime: 'audio/ogg', extension: 'ogg' },
  flac: { kind: 'audio', mime: 'audio/flac', extension: 'flac' },
  m4a: { kind: 'audio', mime: 'audio/mp4', extension: 'm4a' },
  ttf: { kind: 'font', mime: 'font/ttf', extension: 'ttf' },
  otf: { kind: 'font', mime: 'font/otf', extension: 'otf' },
  woff2: { kind: 'font', mime: 'font/woff2', extension: 'woff2' },
  weba: { kind: 'audio', mime: 'audio/webm', extension: 'weba' },
} as const satisfies Record<string, FileKind>;

/**
 * What a file is by its first bytes; its name and what the sender calls it count for nothing. Null for everything
 * that is not taken: SVG and other markup, above all, can carry scripts.
 */
export function fileKind(head: Uint8Array): FileKind | null {
  const at = (offset: number, text: string) =>
    [...text].every((character, index) => head[offset + index] === character.charCodeAt(0));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return kinds.jpeg;
  if (head[0] === 0x89 && at(1, 'PNG\r\n\u001a\n')) return kinds.png;
  if (at(0, 'GIF87a') || at(0, 'GIF89a')) return kinds.gif;
  if (at(0, 'RIFF') && at(8, 'WEBP')) return kinds.webp;
  if (at(0, 'RIFF') && at(8, 'WAVE')) return kinds.wav;
  if (at(4, 'ftyp')) return isoKind(brandOf(head));
  // Matroska and WebM share their first bytes; browsers play what of it is WebM.
  if (head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3) return kinds.webm;
  if (at(0, 'ID3') || isMpegAudioFrame(head)) return kinds.mp3;
  if (at(0, 'OTTO')) return kinds.otf;
  if (at(0, 'wOF2')) return kinds.woff2;
  if (at(0, '\u0000\u0001\u0000\u0000') || at(0, 'true')) return kinds.ttf;
  if (at(0, 'OggS')) return kinds.ogg;
  return at(0, 'fLaC') ? kinds.flac : null;
}

/** Recorders write sound alone into containers that are films by their first bytes. */
export function soundOnly(kind: FileKind): FileKind {
  if (kind.kind !== 'video') return kind;
  return kind.extension === 'webm' ? kinds.weba : kinds.m4a;
}

function brandOf(head: Uint8Array): string {
  return String.fromCharCode(...head.slice(8, 12));
}

function isoKind(brand: string): FileKind | null {
  if (brand === 'avif' || brand === 'avis') return kinds.avif;
  if (brand === 'M4A ' || brand === 'M4B ') return kinds.m4a;
  if (brand === 'qt  ') return kinds.mov;
  // HEIC pictures come in the same box, and nothing here can decode them.
  return /^(?:hei|hev|mif1|msf1)/.test(brand) ? null : kinds.mp4;
}

/** A frame's sync word with a layer, a bit rate and a sample rate that exist. */
function isMpegAudioFrame(head: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = head;
  const layer = (second >> 1) & 0b11;
  return (
    first === 0xff && (second & 0xe0) === 0xe0 && layer !== 0 && third >> 4 !== 0xf && ((third >> 2) & 0b11) !== 0b11
  );
}
