type Words = readonly { readonly text: string; readonly start: number }[];

/** How far the same words' starts lie apart, in the order of how much; words that differ are left out. */
export function lateness(said: Words, found: Words): number[] {
  const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const apart: number[] = [];
  let from = 0;
  for (const word of said) {
    const at = found.findIndex(
      (other, index) => index >= from && index < from + 4 && bare(other.text) === bare(word.text),
    );
    if (at < 0) continue;
    apart.push(Math.abs((found[at]?.start ?? 0) - word.start));
    from = at + 1;
  }
  return apart.toSorted((a, b) => a - b);
}
