import { expect, it } from 'vitest';
import { mp3, mp4, png, wav } from '../testing/sample-files.ts';
import { fileKind } from './file-kind.ts';

it('tells files by their content', () => {
  for (const { bytes, mime } of [png, mp4, wav, mp3]) expect(fileKind(bytes)).toBe(mime);
  expect(fileKind(Buffer.from([0xff, 0xfb, 0x90, 0x64]))).toBe('audio/mpeg');
  expect(fileKind(Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ', 'latin1'))).toBe('image/webp');
});

it('knows nothing of what no engine should answer', () => {
  for (const text of ['<html>', '<svg xmlns="">', '{"error":1}', '', 'MZ\x90\x00', '%PDF-1.7']) {
    expect(fileKind(Buffer.from(text, 'latin1'))).toBeNull();
  }
});
