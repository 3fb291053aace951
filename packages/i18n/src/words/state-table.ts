/** How many faults of each kind a language has. */
export type LanguageState = Readonly<Record<string, number>>;

/** The state of every language, a row each, for people to read. */
export function stateTable(states: ReadonlyMap<string, LanguageState>): string[] {
  const columns = Object.keys([...states.values()][0] ?? {});
  const row = (cells: readonly string[]) => cells.map((cell, at) => cell.padEnd(at === 0 ? 9 : 11)).join('');
  return [
    row(['language', ...columns]),
    ...[...states].map(([language, counts]) =>
      row([language, ...columns.map((column) => String(counts[column] ?? 0))]),
    ),
  ].map((line) => line.trimEnd());
}
