import { jsonrepair } from 'jsonrepair';

/** Repairing is slower than reading: beyond this a broken text stays broken. */
const longestRepair = 400_000;

/** JSON as pages have it: wrapped in comments, with trailing commas, raw line breaks, JavaScript's quotes. */
export function parseLoose(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^(?:\/\/|\/\*)?\s*<!\[CDATA\[\s*(?:\*\/)?/, '')
    .replace(/(?:\/\/|\/\*)?\s*\]\]>\s*(?:\*\/)?$/, '')
    .replace(/^<!--/, '')
    .replace(/-->$/, '')
    .replace(/;\s*$/, '')
    .trim();
  if (bare === '') return null;
  try {
    return JSON.parse(bare);
  } catch {
    return repaired(bare);
  }
}

function repaired(text: string): unknown {
  if (text.length > longestRepair || !/^[[{]/.test(text)) return null;
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return null;
  }
}

/** The object or array that begins at `start`, by counting brackets outside of strings. Null when it never ends. */
export function balancedFrom(text: string, start: number): string | null {
  let depth = 0;
  let quote = '';
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote !== '') {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'" || sign === '`') quote = sign;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) return text.slice(start, at + 1);
    }
  }
  return null;
}
