import { expect, it } from 'vitest';
import { fileKind } from './file-kind.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)));

it.each([
  ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
  ['image/png', bytes([0x89], 'PNG\r\n', [0x1a], '\n')],
  ['image/gif', bytes('GIF89a')],
  ['image/webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
  ['image/avif', bytes([0, 0, 0, 32], 'ftypavif')],
  ['video/mp4', bytes([0, 0, 0, 32], 'ftypisom')],
  ['video/quicktime', bytes([0, 0, 0, 20], 'ftypqt  ')],
  ['video/webm', bytes([0x1a, 0x45, 0xdf, 0xa3])],
  ['audio/mpeg', bytes('ID3', [4, 0])],
  ['audio/mpeg', bytes([0xff, 0xfb, 0x90, 0x00])],
  ['audio/wav', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
  ['audio/ogg', bytes('OggS')],
  ['audio/flac', bytes('fLaC')],
  ['audio/mp4', bytes([0, 0, 0, 32], 'ftypM4A ')],
])('knows %s by its first bytes', (mime, head) => {
  expect(fileKind(head)?.mime).toBe(mime);
});

it.each([
  ['nothing', bytes()],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['SVG behind a declaration', bytes('<?xml version="1.0"?><svg>')],
  ['HTML', bytes('<!doctype html><script>')],
  ['a program', bytes('MZ')],
  ['a PDF', bytes('%PDF-1.7')],
  ['an archive', bytes('PK', [3, 4])],
  ['a HEIC picture', bytes([0, 0, 0, 32], 'ftypheic')],
  ['text', bytes('GIF is a format')],
])('does not take %s', (_name, head) => {
  expect(fileKind(head)).toBeNull();
});
