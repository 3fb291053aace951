// Keys as the usual vendors write them, and whatever follows the word in a header.
const keyLike = /\b(?:sk|pk|r8|xi|AIza)[-_]?[A-Za-z0-9_-]{12,}\b/g;
const inHeader = /\b(Bearer|Key) \S{3,}/g;
const longest = 300;

/** A sentence of another party, made safe to log: shortened, without the secrets we know and anything that looks like one. */
export function scrub(text: string, secrets: readonly string[] = []): string {
  let safe = text;
  for (const secret of secrets) if (secret.length >= 4) safe = safe.replaceAll(secret, '…');
  safe = safe.replaceAll(keyLike, '…').replaceAll(inHeader, '$1 …').replaceAll(/\s+/g, ' ').trim();
  return safe.length > longest ? `${safe.slice(0, longest)}…` : safe;
}
