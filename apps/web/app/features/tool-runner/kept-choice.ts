/** The brand kit an order was made with: its id, null where it was switched off, undefined where nobody was asked. */
export function keptChoice(order: object | undefined): string | null | undefined {
  const {
    mode,
    brand,
    order: made,
  } = (order ?? {}) as {
    mode?: unknown;
    brand?: { id?: unknown } | null;
    order?: object;
  };
  // Files of designs keep the order that the designs came from.
  if (mode === 'sizes') return keptChoice(made);
  if (brand === null) return null;
  const id = brand?.id;
  return typeof id === 'string' ? id : undefined;
}
