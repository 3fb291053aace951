import { alphaAt, coloursBeside, type CutOut, solid } from './colours-beside.ts';
import { islandsIn } from './islands.ts';

/** A hole is between strands when so much of it touches them, and not larger than so much of a picture 960 wide. */
const pinhole = { ragged: 0.3, pixels: 1500 } as const;

/** Closes what strands of hair leave open between them, beside a collar or over a crown; gaps beside arms are clean and stay. */
export function closePinholes(cut: CutOut): void {
  const { width, data } = cut;
  const most = pinhole.pixels * (width / 960) ** 2;
  for (const hole of islandsIn(cut, (at) => alphaAt(cut, at) < solid, false)) {
    if (hole.length > most || raggedness(hole, width) < pinhole.ragged) continue;
    for (const [at, colour] of coloursBeside(cut, hole, (one) => alphaAt(cut, one) >= solid)) {
      const own = (alphaAt(cut, at) / 255) ** 2;
      for (const [channel, value] of colour.entries())
        data[at * 4 + channel] = Math.round((data[at * 4 + channel] ?? 0) * own + value * (1 - own));
      data[at * 4 + 3] = 255;
    }
  }
}

/** The share of its pixels that touch its border. */
function raggedness(hole: readonly number[], width: number): number {
  const inside = new Set(hole);
  const isWithin = (at: number): boolean => [-1, 1, -width, width].every((by) => inside.has(at + by));
  return hole.filter((at) => !isWithin(at)).length / hole.length;
}
