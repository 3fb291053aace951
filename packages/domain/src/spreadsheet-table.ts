/**
 * A cell that a spreadsheet would take for a formula is text: the quote in front says so, and is not shown. Where
 * semicolons part columns, one may begin in the middle of ours.
 */
function harmless(value: string): string {
  return value.replaceAll(/(^|[;\r\n])(?=[=+\-@＝＋－＠\t\r])/g, "$1'");
}

type Cells = readonly (string | number)[];

function line(cells: Cells): string {
  const quoted = cells.map((cell) => {
    // A number of our own is no formula, even a negative one.
    const text = typeof cell === 'number' ? String(cell) : harmless(cell);
    return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${quoted.join(',')}\r\n`;
}

/** More rows of a table that was begun. */
export function spreadsheetRows(rows: readonly Cells[]): string {
  return rows.map(line).join('');
}

/** A table that every spreadsheet opens, in any script: UTF-8 with its mark, quoted, with line ends as the RFC has them. */
export function spreadsheetTable(head: readonly string[], rows: readonly Cells[]): string {
  return `\uFEFF${spreadsheetRows([head, ...rows])}`;
}
