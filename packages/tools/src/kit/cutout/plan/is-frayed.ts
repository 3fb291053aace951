/** The copy a cutout is judged by. */
export const frayCopy = { width: 160, height: 160 } as const;

const solid = 230;
const covered = 128;
const clear = 25;
/** A set has several pieces and hard edges, glass is soft in one piece; what is both went wrong. */
const frayed = { pieces: 6, soft: 0.15 };

/**
 * Whether a cutout fell to shreds: a light product on a light ground of which only laces and a sole are left. Nobody
 * would publish that; the photograph it was cut from can be.
 */
export function isFrayed(pixels: ArrayLike<number>): boolean {
  const alpha = Uint8Array.from({ length: pixels.length / 4 }, (_, place) => pixels[place * 4 + 3] ?? 0);
  const hard = alpha.filter((value) => value >= solid).length;
  const soft = alpha.filter((value) => value > clear && value < solid).length;
  return soft > hard * frayed.soft && countPieces(alpha) >= frayed.pieces;
}

function countPieces(alpha: Uint8Array): number {
  const left = new Set([...alpha.keys()].filter((place) => (alpha[place] ?? 0) >= covered));
  let pieces = 0;
  for (const start of left) {
    pieces += 1;
    const open = [start];
    left.delete(start);
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      for (const next of besides(place)) if (left.delete(next)) open.push(next);
    }
  }
  return pieces;
}

function besides(place: number): number[] {
  const { width } = frayCopy;
  const across = place % width;
  const row = [place - width, place + width];
  return [...row, ...(across > 0 ? [place - 1] : []), ...(across < width - 1 ? [place + 1] : [])];
}
