/** A cell that a spreadsheet would take for a formula is text: the quote in front says so, and is not shown. */
function harmless(value: string): string {
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

/** A table that every spreadsheet opens, in any script: UTF-8 with its mark, quoted, with line ends as the RFC has them. */
export function resultsTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string =>
    cells
      .map((cell) => {
        // A number of our own is no formula, even a negative one.
        const text = typeof cell === 'number' ? String(cell) : harmless(cell);
        return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
      })
      .join(',');
  return `\uFEFF${[head, ...rows].map(line).join('\r\n')}\r\n`;
}
