/** What was typed as a number, with a point or a comma; NaN where it is none. */
export function numberTyped(raw: string): number {
  const plain = raw.trim().replace(',', '.');
  return plain === '' ? Number.NaN : Number(plain);
}

/** To so many places behind the point. */
export function roundedTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
