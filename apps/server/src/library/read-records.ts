import type { RawRecord } from '@adwright/domain/library/import/raw-record.ts';
import { splitCsv } from '@adwright/domain/library/import/split-csv.ts';
import { splitJson } from '@adwright/domain/library/import/split-json.ts';
import { createReadStream } from 'node:fs';

/** The rows of a CSV with names in its first line, of a JSON array, or of lines with one JSON object each. */
export function readRecords(file: string): AsyncIterable<RawRecord<unknown>> {
  const chunks = createReadStream(file, { encoding: 'utf8', highWaterMark: 256 * 1024 });
  return /\.(?:json|jsonl|ndjson)$/i.test(file) ? splitJson(chunks) : namedRows(splitCsv(chunks));
}

async function* namedRows(rows: AsyncIterable<RawRecord<string[]>>): AsyncGenerator<RawRecord<unknown>> {
  let names: string[] | null = null;
  for await (const row of rows) {
    if ('fault' in row) yield row;
    else if (names === null)
      names = row.value.map((name) =>
        name
          .replace(/^\ufeff/, '')
          .trim()
          .toLowerCase(),
      );
    else if (row.value.some((value) => value.trim() !== '')) yield { line: row.line, value: named(names, row.value) };
  }
}

function named(names: readonly string[], values: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, values[index]?.trim() ?? '']));
}
