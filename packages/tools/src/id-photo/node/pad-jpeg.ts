/** The largest comment a JPEG can hold in one piece, its two bytes of length included. */
const largest = 65_535;

/** Some forms refuse files that are too light: a comment after the file's first marker makes up the weight. */
export function padJpeg(file: Buffer, least: number): Buffer {
  const pieces: Buffer[] = [];
  let missing = least - file.length;
  while (missing > 0) {
    const length = Math.min(largest, Math.max(2, missing - 2));
    const piece = Buffer.alloc(length + 2, 0x20);
    piece.writeUInt16BE(0xfffe, 0);
    piece.writeUInt16BE(length, 2);
    pieces.push(piece);
    missing -= piece.length;
  }
  if (pieces.length === 0) return file;
  // After the JFIF header, which readers expect first.
  const at = 4 + file.readUInt16BE(4);
  return Buffer.concat([file.subarray(0, at), ...pieces, file.subarray(at)]);
}
