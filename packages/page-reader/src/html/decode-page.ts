/** How much of a page is searched for its declaration of a character set. */
const declarationBytes = 4096;

/** What pages in a language were written in before UTF-8, for those that declare nothing. */
const usualCharset: Readonly<Record<string, string>> = {
  ru: 'windows-1251',
  uk: 'windows-1251',
  bg: 'windows-1251',
  ja: 'shift_jis',
  ko: 'euc-kr',
  zh: 'gb18030',
  tr: 'windows-1254',
  ar: 'windows-1256',
  pl: 'windows-1250',
  cs: 'windows-1250',
  el: 'windows-1253',
};

/**
 * Bytes to text. Declarations are often wrong, UTF-8 proves itself: text beyond ASCII that is valid UTF-8 is UTF-8,
 * whatever is declared. Everything else is read as declared, by the first declaration that gives readable text.
 */
export function decodePage(bytes: Uint8Array, contentType = ''): string {
  const marked = byMark(bytes);
  if (marked !== null) return decode(bytes, marked) ?? '';
  const proven = decode(bytes, 'utf-8', true);
  const start = decode(bytes.subarray(0, declarationBytes), 'latin1') ?? '';
  const declared = [charsetIn(contentType), charsetIn(metaOf(start))].filter((name) => name !== null);
  const isAscii = proven !== null && proven.length === bytes.length;
  // Encodings that write everything in ASCII bytes look like valid UTF-8 as well.
  if (proven !== null && !(isAscii && declared.some((name) => /^(?:csiso2022|iso-2022)/i.test(name)))) return proven;
  const language = /<html[^>]{0,200}\blang=["']?([a-z]{2})/i.exec(start)?.[1]?.toLowerCase() ?? '';
  const candidates = [...declared, usualCharset[language] ?? 'windows-1252', 'windows-1252'];
  let best = { text: '', spoiled: Number.POSITIVE_INFINITY };
  for (const name of candidates) {
    const text = decode(bytes, name);
    if (text === null) continue;
    const spoiled = spoiledIn(text);
    if (spoiled * 1000 <= text.length) return text;
    if (spoiled < best.spoiled) best = { text, spoiled };
  }
  return best.text;
}

function byMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

function metaOf(start: string): string {
  return /<meta[^>]{0,300}charset[^>]{0,100}>/i.exec(start)?.[0] ?? '';
}

function charsetIn(text: string): string | null {
  return /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1] ?? null;
}

function decode(bytes: Uint8Array, charset: string, fatal = false): string | null {
  try {
    return new TextDecoder(charset, { fatal }).decode(bytes);
  } catch {
    return null;
  }
}

function spoiledIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\uFFFD'); at >= 0; at = text.indexOf('\uFFFD', at + 1)) count += 1;
  return count;
}
