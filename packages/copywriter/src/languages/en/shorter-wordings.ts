const cut = /,\s+|\s+(?:and|with|without|so|while|for|in|from|plus)\s+|\s+[–—-]\s+|\s*\(/g;
const dangling = /\s(?:to|of|the|a|an|your|by|as|is|are|or|up|every|all|both|between|and|for|with|in)$/i;

/**
 * The fact itself, then ever shorter ways to say it. Only what weakens a claim is cut away: an offer or a
 * condition loses its meaning with its second half, so those stay whole.
 */
export function shorterWordings(text: string): string[] {
  if (/^free\b|%|\boff\b|\bup to\b|\bif\b|\bonly\b|\bunless\b|\bno\b|\bnot\b/i.test(text)) return [text];
  const parts = [...text.matchAll(cut)]
    .map((mark) => text.slice(0, mark.index))
    .filter((part) => part.trim().split(/\s+/).length >= 2 && !dangling.test(part))
    .toReversed();
  return [text, ...parts];
}
