/** How two people's changes to one document of designs come together. */
export const designMergeRules = {
  /**
   * What an entry of a list is known by, so that changes to different entries of one list can be merged: an id, the
   * layer and size a patch is about, or the word itself. Null for what only its place tells apart.
   */
  identityOf(entry: unknown): string | null {
    if (typeof entry === 'string') return entry;
    if (typeof entry !== 'object' || entry === null) return null;
    const { id, layer, placement } = entry as { id?: unknown; layer?: unknown; placement?: unknown };
    if (typeof id === 'string') return `id ${id}`;
    return typeof layer === 'string' ? `layer ${layer} ${typeof placement === 'string' ? placement : ''}` : null;
  },
  /** A pin is made from the rest of its design: nobody edits it, so two of them are no conflict. Either is whole. */
  isDerived: (name: string): boolean => name === 'pin',
};
