/**
 * A cell that a spreadsheet would take for a formula is text: the quote in front says so, and is not shown. Where
 * semicolons part columns, one may begin in the middle of ours.
 */
function harmless(value: string): string {
  return value.replaceAll(/(^|[;\r\n])(?=[=+\-@＝＋－＠\t\r])/g, "$1'");
}

/** A table that every spreadsheet opens, in any script: UTF-8 with its mark, quoted, with line ends as the RFC has them. */
export function spreadsheetTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
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
