import { attribute, ofTag, type Page } from '../html/page.ts';
import { balancedFrom, parseLoose } from '../json/loose-json.ts';
import { isObject } from '../json/values.ts';

const mostScripts = 300;
const mostScanned = 12_000_000;
/** `window.__STATE__ = {`, `var meta = {`, `Static.CONTEXT = {`: an assignment of an object or of a parsed text. */
const assignment =
  /(?:^|[\s;,(])((?:window|self|globalThis|Static|Shopify)?\.?[\w$.["'\]]{2,80}?)\s*=\s*(?=[[{]|JSON\.parse\()/g;

const kept = new WeakMap<Page, readonly unknown[]>();

/** Everything a page carries as data for its own programs. */
export function pageData(page: Page): readonly unknown[] {
  const known = kept.get(page);
  if (known !== undefined) return known;
  const data: unknown[] = [];
  let stream = '';
  for (const script of ofTag(page, 'script').slice(0, mostScripts)) {
    const type = attribute(script, 'type').toLowerCase();
    const code = script.code;
    if (code.length < 20 || type.includes('ld+json')) continue;
    if (type.includes('json')) data.push(revived(parseLoose(code)));
    else if (code.includes('__next_f')) stream += streamed(code);
    else data.push(...assigned(code));
  }
  for (const line of stream.split('\n')) {
    const json = /^[0-9a-f]{1,6}:(?=[[{])/i.exec(line);
    if (json !== null) data.push(parseLoose(line.slice(json[0].length)));
  }
  const found = data.filter((value) => typeof value === 'object' && value !== null);
  kept.set(page, found);
  return found;
}

function assigned(code: string): unknown[] {
  const found: unknown[] = [];
  let until = 0;
  let budget = mostScanned;
  for (const match of code.slice(0, 3_000_000).matchAll(assignment)) {
    const start = match.index + match[0].length;
    // A script of brackets that never close would be scanned to its end again and again.
    if (start < until || found.length > 40 || budget <= 0) continue;
    const parsed = code.startsWith('JSON.parse(', start) ? parsedText(code, start + 11) : objectAt(code, start);
    budget -= parsed.scanned;
    if (parsed.value === null) continue;
    found.push(parsed.value);
    until = start + parsed.scanned;
  }
  return found;
}

type Parsed = { readonly value: unknown; readonly scanned: number };

function objectAt(code: string, start: number): Parsed {
  const text = balancedFrom(code, start);
  if (text === null) return { value: null, scanned: code.length - start };
  // Short ones are settings, and functions' bodies are not data.
  const isData = text.length >= 40 && /^[[{]\s*["'\w[{]/.test(text);
  return { value: isData ? revived(parseLoose(text)) : null, scanned: text.length };
}

/** `JSON.parse("{\"a\":1}")` */
function parsedText(code: string, start: number): Parsed {
  const quote = code[start];
  if (quote !== '"' && quote !== "'") return { value: null, scanned: 0 };
  let end = start + 1;
  while (end < code.length && code[end] !== quote) end += code[end] === '\\' ? 2 : 1;
  const literal = code.slice(start, end + 1);
  const text =
    quote === '"'
      ? parseLoose(`[${literal}]`)
      : parseLoose(
          `["${literal
            .slice(1, -1)
            .replaceAll("\\'", "'")
            .replaceAll(/(?<!\\)"/g, '\\"')}"]`,
        );
  const [inner] = Array.isArray(text) ? (text as unknown[]) : [];
  return { value: typeof inner === 'string' ? parseLoose(inner) : null, scanned: end - start };
}

/** `self.__next_f.push([1,"…"])`: pieces of one stream. */
function streamed(code: string): string {
  let text = '';
  for (let at = code.indexOf('.push('); at >= 0; at = code.indexOf('.push(', at + 6)) {
    const list = balancedFrom(code, at + 6);
    const piece = list === null ? null : parseLoose(list);
    if (Array.isArray(piece) && typeof piece[1] === 'string') text += piece[1];
  }
  return text;
}

/** Nuxt writes a flat list in which numbers in objects point at other entries. */
function revived(value: unknown): unknown {
  if (!Array.isArray(value) || value.length < 3) return value;
  const list = value as readonly unknown[];
  const pointsAtEntries = list.some(
    (one) =>
      isObject(one) &&
      Object.keys(one).length > 0 &&
      Object.values(one).every((inner) => Number.isInteger(inner) && (inner as number) < list.length),
  );
  if (!pointsAtEntries) return value;
  const made = new Map<number, unknown>();
  const make = (at: number, depth: number): unknown => {
    if (made.has(at)) return made.get(at);
    const raw = list[at];
    if (typeof raw !== 'object' || raw === null || depth > 60) return raw;
    if (Array.isArray(raw)) {
      // ["Reactive", 5] wraps; everything else lists pointers.
      if (typeof raw[0] === 'string' && typeof raw[1] === 'number') return make(raw[1], depth + 1);
      const made_: unknown[] = [];
      made.set(at, made_);
      for (const inner of raw as readonly unknown[])
        made_.push(typeof inner === 'number' ? make(inner, depth + 1) : inner);
      return made_;
    }
    const object: Record<string, unknown> = {};
    made.set(at, object);
    for (const [key, inner] of Object.entries(raw))
      object[key] = typeof inner === 'number' ? make(inner, depth + 1) : inner;
    return object;
  };
  return list.slice(0, 20_000).map((_one, at) => make(at, 0));
}
