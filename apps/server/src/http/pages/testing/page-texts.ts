/** Elements whose content nobody reads as text. */
const silent = /<(script|style|template|noscript)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const spoken =
  /(?:\s(?:alt|title|aria-label|aria-description|placeholder)|="(?:[a-z]+:)?(?:title|description)" content)="([^"]*)"/g;
/** Said in the language it names or by somebody else, and so rightly not in the page's own. */
const foreign = /<(\w+)\b[^>]*\s(?:lang|translate="no")[^>]*>[\s\S]*?<\/\1>/g;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name: string) => {
    if (name !== undefined) return named[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });

/** Everything a page says in words: what is written on it, what is read aloud and what a search result shows. */
export function pageTexts(html: string): string[] {
  const body = html
    .replaceAll(silent, '')
    .replace(/<html[^>]*>/, '<html>')
    .replaceAll(foreign, '');
  const attributes = [...body.matchAll(spoken)].map((found) => found[1] ?? '');
  const texts = body.split(/<[^>]*>/);
  return [...new Set([...texts, ...attributes].map((text) => decoded(text).replaceAll(/\s+/g, ' ').trim()))].filter(
    (text) => /\p{L}{2}/u.test(text),
  );
}
