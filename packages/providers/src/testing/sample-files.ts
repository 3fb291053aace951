import type { EngineFile } from '@adwright/domain/engines/engine-file.ts';

/** One red pixel. */
export const png: EngineFile = {
  mime: 'image/png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** The beginning of a film: enough to be told by. */
export const mp4: EngineFile = {
  mime: 'video/mp4',
  bytes: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\x00\x00\x02\x00isommp41', 'latin1')]),
};

/** A quarter of a second of silence. */
export const wav: EngineFile = { mime: 'audio/wav', bytes: silence(8000, 2000) };

export const mp3: EngineFile = {
  mime: 'audio/mpeg',
  bytes: Buffer.concat([Buffer.from('ID3\x04\x00\x00\x00\x00\x00\x00', 'latin1'), Buffer.alloc(64)]),
};

function silence(rate: number, samples: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples * 2, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples * 2, 40);
  return Buffer.concat([header, Buffer.alloc(samples * 2)]);
}
