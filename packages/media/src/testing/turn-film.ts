import { readFileSync, writeFileSync } from 'node:fs';

/** A quarter to the right, as 16.16 and 2.30 fixed numbers. */
const quarter = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000];
/** Where a track's header, in its first version, has its matrix and its width, from its name on. */
const at = { matrix: 44, width: 80 } as const;

/**
 * Has an MP4 or a QuickTime film lie as a phone's does, with a note to turn it. Written into its header by hand: some
 * versions of ffmpeg take it as metadata, others as an option, and none both.
 */
export function turnFilm(from: string, to: string): void {
  const bytes = readFileSync(from);
  for (let header = bytes.indexOf('tkhd'); header !== -1; header = bytes.indexOf('tkhd', header + 4)) {
    // Sound has no width.
    if (bytes.readUInt32BE(header + at.width) === 0) continue;
    for (const [index, value] of quarter.entries()) bytes.writeInt32BE(value, header + at.matrix + index * 4);
  }
  writeFileSync(to, bytes);
}
