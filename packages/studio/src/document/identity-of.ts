/**
 * What an entry of a list is known by, so that two people's changes to different entries of one list can be merged:
 * an id, the layer and size a patch is about, or the word itself. Null for what only its place tells apart.
 */
export function identityOf(entry: unknown): string | null {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null) return null;
  const { id, layer, placement } = entry as { id?: unknown; layer?: unknown; placement?: unknown };
  if (typeof id === 'string') return `id ${id}`;
  return typeof layer === 'string' ? `layer ${layer} ${typeof placement === 'string' ? placement : ''}` : null;
}
