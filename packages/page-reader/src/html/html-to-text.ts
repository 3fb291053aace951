import { linesOf, tidyLine } from './page.ts';
import { parsePage } from './parse-page.ts';

const nowhere = new URL('https://example.invalid/');

/** Text from data that may be plain, HTML, or HTML that was escaped once too often. A line for each paragraph. */
export function htmlToLines(text: string, most = 20_000): string[] {
  let current = text.slice(0, most * 3);
  for (let round = 0; round < 2 && /<[a-z!/]|&(?:#\d|#x|[a-z]{2,8};)/i.test(current); round += 1) {
    const page = parsePage(`<div>${current}</div>`, nowhere);
    const [whole] = page.elements;
    if (whole === undefined) break;
    current = linesOf(page, whole, most).join('\n');
  }
  return current
    .slice(0, most)
    .split(/\n|\\n/)
    .map(tidyLine)
    .filter((line) => line !== '');
}

export function htmlToText(text: string, most = 20_000): string {
  return htmlToLines(text, most).join(' ');
}
