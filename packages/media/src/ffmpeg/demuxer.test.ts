import { expect, it } from 'vitest';
import { demuxerOf } from './demuxer.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['RIFF\u0000\u0000\u0000\u0000WAVE', 'wav'],
  ['ID3\u0004', 'mp3'],
  ['\u00ff\u00fb\u0090\u0000', 'mp3'],
  ['\u00ff\u00f1\u0050\u0080', 'aac'],
  ['OggS', 'ogg'],
  ['fLaC', 'flac'],
  ['\u0000\u0000\u0000\u0020ftypM4A ', 'mov'],
  ['\u001aE\u00df\u00a3', 'matroska'],
])('knows %j as %s', (head, demuxer) => {
  expect(demuxerOf(bytes(head))).toBe(demuxer);
});

it.each(['', '#EXTM3U\n', 'ffconcat version 1.0\nfile /etc/passwd', 'RIFF\u0000\u0000\u0000\u0000AVI ', '<svg'])(
  'does not hand %j to any demuxer',
  (head) => {
    expect(demuxerOf(bytes(head))).toBeUndefined();
  },
);
