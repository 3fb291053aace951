/** Three-letter pieces of the text, letters and digits only: what two texts share of them is how alike they read. */
export type Trigrams = ReadonlySet<number>;

/** Written as a loop over numbers, because it runs on every candidate and would otherwise cost more than the writing. */
export function trigramsOf(text: string): Trigrams {
  const lower = text.toLowerCase();
  const grams = new Set<number>();
  let before = 0;
  let last = space;
  for (let index = 0; index <= lower.length; index += 1) {
    const code = index < lower.length && isWritten(lower.charCodeAt(index)) ? lower.charCodeAt(index) : space;
    if (code === space && last === space) continue;
    if (before !== 0) grams.add(hash(before, last, code));
    before = last;
    last = code;
  }
  return grams;
}

const space = 32;

/** Letters and digits; beyond ASCII, whatever is not punctuation. */
function isWritten(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  const isMark =
    code < 0xc0 ||
    (code >= 0x2000 && code <= 0x206f) ||
    (code >= 0x3000 && code <= 0x303f) ||
    (code >= 0xff00 && code <= 0xff0f);
  return !isMark && code !== 0xff1a && code !== 0xff1f && code !== 0x060c && code !== 0x061f;
}

function hash(first: number, second: number, third: number): number {
  return (Math.imul(first, 0x01000193) ^ Math.imul(second, 0x9e3779b1) ^ Math.imul(third, 0x85ebca6b)) & 0x3fffffff;
}

/** Dice coefficient: 0 shares nothing, 1 reads the same. */
export function similarity(left: Trigrams, right: Trigrams): number {
  if (left.size === 0 || right.size === 0) return left.size === right.size ? 1 : 0;
  const [small, large] = left.size < right.size ? [left, right] : [right, left];
  let shared = 0;
  for (const gram of small) if (large.has(gram)) shared += 1;
  return (2 * shared) / (left.size + right.size);
}
