import type { StatementEntry } from '@adwright/contract/pay/pay.ts';
import { api } from '../../session/api.ts';
import { toCsv } from './to-csv.ts';

const pageSize = 100;
/** Ten thousand lines: more than a spreadsheet is read for. */
const mostPages = 100;

/** Everything, whatever is being searched for. */
export async function downloadStatement(
  heads: readonly string[],
  wordsOf: (entry: StatementEntry) => string,
): Promise<void> {
  const entries: StatementEntry[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { list, total } = await api.call('payStatement', { page, page_size: pageSize });
    entries.push(...list);
    if (entries.length >= total || list.length === 0) break;
  }
  const rows = entries.map((entry) => [entry.created_at, wordsOf(entry), entry.amount]);
  const url = URL.createObjectURL(new Blob([toCsv([heads, ...rows])], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'credits.csv' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
