/** A headline ends without a full stop; two sentences in one keep theirs, or the second would look cut off. */
export function withoutStop(line: string): string {
  const bare = line.replace(/[.。]$/u, '');
  return /[.!?]\s|[。！？]/u.test(bare) ? line : bare;
}
