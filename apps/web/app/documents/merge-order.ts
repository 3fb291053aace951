type Orders = {
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
};

/**
 * The order of a list that two sides changed: of the one that moved entries, with the other's new ones behind those
 * they stood behind. Undefined when both moved them, each in its own way. Names what either side removed as well.
 */
export function mergeOrder({ base, mine, theirs }: Orders): string[] | undefined {
  if (!isMoved(base, mine)) return inserted(theirs, mine);
  if (!isMoved(base, theirs)) return inserted(mine, theirs);
  return isMoved(mine, theirs) ? undefined : inserted(theirs, mine);
}

function isMoved(before: readonly string[], after: readonly string[]): boolean {
  const [old, now] = [new Set(before), new Set(after)];
  const kept = before.filter((id) => now.has(id));
  return after.filter((id) => old.has(id)).some((id, index) => id !== kept[index]);
}

function inserted(order: readonly string[], others: readonly string[]): string[] {
  const result = [...order];
  for (const [index, id] of others.entries()) {
    if (result.includes(id)) continue;
    const before = others[index - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  }
  return result;
}
