import { longestRecord, type RawRecord, tooLong } from './raw-record.ts';

/**
 * The rows of a CSV as they arrive. Our own, because a file may be larger than memory and wrong: a quotation mark that
 * nobody closes must cost one row and not everything behind it.
 */
export async function* splitCsv(chunks: AsyncIterable<string>): AsyncGenerator<RawRecord<string[]>> {
  let fields: string[] = [];
  let field = '';
  let quoted = false;
  let line = 1;
  let begun = 1;
  let size = 0;
  let before = '';
  for await (const chunk of chunks)
    for (const sign of chunk) {
      size += 1;
      if (sign === '\n') line += 1;
      if (quoted && size > longestRecord && sign === '\n') quoted = false;
      if (sign === '"') {
        // Two of them inside a quoted field stand for one.
        if (!quoted && before === '"' && field !== '') field += '"';
        quoted = !quoted;
      } else if (sign === ',' && !quoted) {
        // A line of nothing but commas must not fill the memory either.
        if (size <= longestRecord) fields.push(field);
        field = '';
      } else if (sign === '\n' && !quoted) {
        yield recordOf(begun, [...fields, field.replace(/\r$/, '')], size);
        [fields, field, begun, size] = [[], '', line, 0];
      } else if (size <= longestRecord) field += sign;
      before = sign;
    }
  if (field !== '' || fields.length > 0) yield recordOf(begun, [...fields, field], size);
}

function recordOf(line: number, fields: string[], size: number): RawRecord<string[]> {
  return size > longestRecord ? { line, fault: tooLong } : { line, value: fields };
}
