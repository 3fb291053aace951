/** Apple's PackBits, row by row: a run is its length and one value, everything else is copied with its length. */
export function packRows(plane: Uint8Array, width: number): { lengths: number[]; packed: Uint8Array } {
  const rows = plane.length / width;
  // A row that does not repeat at all grows by a byte for every 128.
  const packed = new Uint8Array(rows * (width + Math.ceil(width / 128) + 1));
  const lengths: number[] = [];
  let end = 0;
  for (let row = 0; row < rows; row += 1) {
    const from = end;
    end = packRow(plane, row * width, (row + 1) * width, packed, end);
    lengths.push(end - from);
  }
  return { lengths, packed: packed.subarray(0, end) };
}

function runLength(plane: Uint8Array, at: number, stop: number): number {
  let next = at + 1;
  while (next < stop && next - at < 128 && plane[next] === plane[at]) next += 1;
  return next - at;
}

function packRow(plane: Uint8Array, start: number, stop: number, packed: Uint8Array, end: number): number {
  let [at, out] = [start, end];
  while (at < stop) {
    const run = runLength(plane, at, stop);
    if (run >= 3) {
      packed[out] = 257 - run;
      packed[out + 1] = plane[at] ?? 0;
      out += 2;
      at += run;
      continue;
    }
    const from = at;
    while (at < stop && at - from < 128 && runLength(plane, at, Math.min(stop, at + 3)) < 3) at += 1;
    packed[out] = at - from - 1;
    packed.set(plane.subarray(from, at), out + 1);
    out += at - from + 1;
  }
  return out;
}
