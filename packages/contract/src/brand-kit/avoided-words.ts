/**
 * The first of the words a brand avoids that stands in the text, by itself: “cheap” is not in “cheaper”. Scripts that
 * put no spaces between words have it wherever it stands.
 */
export function avoidedIn(text: string, avoid: readonly string[]): string | undefined {
  return avoid.find((word) => {
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
  const kept = items.filter((item) => avoidedIn(textOf(item), avoid) === undefined);
  return kept.length > 0 ? kept : items;
}
