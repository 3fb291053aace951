/** The number a person typed, with a point or a comma; null where none stands. */
export function amountIn(text: string): number | null {
  const amount = Number.parseFloat(text.replace(',', '.'));
  return Number.isNaN(amount) ? null : amount;
}

/** A list as people type and paste it: one in a line, empty lines count for nothing. */
export function linesIn(text: string): string[] {
  return withoutBlanks(text.split('\n').map((line) => line.trim()));
}

export function withoutBlanks(lines: readonly string[]): string[] {
  return lines.filter((line) => line.trim() !== '');
}
