/** Prints a benchmark's table, or with `--json` one object of its ratios and nothing else. */
export function report(
  title: string,
  rows: readonly Record<string, string | number>[],
  ratios: Record<string, number>,
): void {
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify(ratios));
    return;
  }
  console.log(`\n${title}`);
  console.table(rows);
  for (const [name, value] of Object.entries(ratios)) console.log(`${name}: ${value}`);
}

export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
