const longestPeriod = 8;
/** So many tokens that only repeat those before them are no longer heard but imagined. */
const imagined = 12;

/** How many of the last tokens merely repeat what was said once; 0 when none do. */
export function repeatedTail(tokens: readonly number[]): number {
  for (let period = 1; period <= longestPeriod; period += 1) {
    const times = Math.max(3, Math.ceil(imagined / period));
    const from = tokens.length - times * period;
    if (from < 0) continue;
    if (tokens.slice(from + period).every((token, index) => token === tokens[from + index]))
      return (times - 1) * period;
  }
  return 0;
}
