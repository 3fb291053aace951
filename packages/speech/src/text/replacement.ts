/** A part of a text that is said otherwise than it is written. */
export type Replacement = { readonly start: number; readonly end: number; readonly say: string };

/** Earlier lists win over later ones, and within a list what begins first and reaches furthest. */
export function withoutOverlaps(lists: readonly (readonly Replacement[])[]): Replacement[] {
  const kept: Replacement[] = [];
  for (const list of lists) {
    for (const one of list.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
      if (kept.every((other) => one.end <= other.start || one.start >= other.end)) kept.push(one);
    }
  }
  return kept.toSorted((a, b) => a.start - b.start);
}

/** Finds a pattern everywhere; an undefined answer leaves the place as it is written. */
export function replaceWhere(
  text: string,
  pattern: RegExp,
  say: (match: RegExpMatchArray) => string | undefined,
): Replacement[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const said = say(match);
    return said === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, say: said }];
  });
}
