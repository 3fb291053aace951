/** Three-letter pieces of the text, letters and digits only: what two texts share of them is how alike they read. */
export type Trigrams = ReadonlySet<string>;

export function trigramsOf(text: string): Trigrams {
  const plain = ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  const grams = new Set<string>();
  for (let index = 0; index + 3 <= plain.length; index += 1) grams.add(plain.slice(index, index + 3));
  return grams;
}

/** Dice coefficient: 0 shares nothing, 1 reads the same. */
export function similarity(left: Trigrams, right: Trigrams): number {
  if (left.size === 0 || right.size === 0) return left.size === right.size ? 1 : 0;
  const [small, large] = left.size < right.size ? [left, right] : [right, left];
  let shared = 0;
  for (const gram of small) if (large.has(gram)) shared += 1;
  return (2 * shared) / (left.size + right.size);
}
