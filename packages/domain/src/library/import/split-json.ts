import { longestRecord, type RawRecord, tooLong } from './raw-record.ts';

/** The objects of a JSON array, or of lines with one object each, as they arrive and one at a time. */
export async function* splitJson(chunks: AsyncIterable<string>): AsyncGenerator<RawRecord<unknown>> {
  let text = '';
  let size = 0;
  let depth = 0;
  let inString = false;
  let escaped = false;
  let line = 1;
  let begun = 1;
  for await (const chunk of chunks)
    for (const sign of chunk) {
      if (sign === '\n') line += 1;
      // An object that nobody closes ends with its line, once it cannot be an ad any more.
      if (size > longestRecord && sign === '\n') {
        yield { line: begun, fault: tooLong };
        [text, size, depth, inString, escaped] = ['', 0, 0, false, false];
        continue;
      }
      if (depth === 0 && sign !== '{') continue;
      if (depth === 0) begun = line;
      size += 1;
      if (size <= longestRecord) text += sign;
      if (escaped) escaped = false;
      else if (inString && sign === '\\') escaped = true;
      else if (sign === '"') inString = !inString;
      else if (!inString && sign === '{') depth += 1;
      else if (!inString && sign === '}') {
        depth -= 1;
        if (depth > 0) continue;
        yield size > longestRecord ? { line: begun, fault: tooLong } : parsed(begun, text);
        [text, size] = ['', 0];
      }
    }
  if (depth > 0) yield { line: begun, fault: 'cut off' };
}

function parsed(line: number, text: string): RawRecord<unknown> {
  try {
    return { line, value: JSON.parse(text) as unknown };
  } catch {
    return { line, fault: 'not JSON' };
  }
}
