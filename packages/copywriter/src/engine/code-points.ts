/** Length in characters: a pair of surrogates is one. */
export function codePoints(text: string): number {
  return text.length - (text.match(/[\ud800-\udbff]/g)?.length ?? 0);
}
