/**
 * The first of these words that stands in the text, by itself: “cheap” is not in “cheaper”. Scripts that
 * put no spaces between words have it wherever it stands.
 */
export function wordIn(text: string, words: readonly string[]): string | undefined {
  return words.find((word) => {
    const plain = word.trim();
    if (plain === '') return false;
    const escaped = plain.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const isSpaced = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(plain);
    const pattern = isSpaced ? String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])` : escaped;
    return new RegExp(pattern, 'iu').test(text);
  });
}

/** Those that say nothing the brand avoids; all of them where that would leave nothing. */
export function withoutAvoided<Item>(
  items: readonly Item[],
  avoid: readonly string[],
  textOf: (item: Item) => string,
): readonly Item[] {
  if (avoid.length === 0) return items;
  const kept = items.filter((item) => wordIn(textOf(item), avoid) === undefined);
  return kept.length > 0 ? kept : items;
}

/** What says one of the brand's own words comes first; otherwise the order stays. */
export function withUsedFirst<Item>(
  items: readonly Item[],
  use: readonly string[],
  textOf: (item: Item) => string,
): readonly Item[] {
  if (use.length === 0) return items;
  const says = (item: Item) => Number(wordIn(textOf(item), use) !== undefined);
  return items.toSorted((one, other) => says(other) - says(one));
}
