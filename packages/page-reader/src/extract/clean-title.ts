import { htmlToText } from '../html/html-to-text.ts';
import type { Clues } from './clues.ts';

/** A title without the shop's name before or behind it. */
export function cleanTitle(title: string, clues: Clues): string {
  const text = htmlToText(title, 500);
  const parts = text.split(/\s+[|–—·•»:-]\s+|\s*[｜|]\s*/u).filter((part) => part !== '');
  if (parts.length < 2) return text;
  const site = squeezed(clues.siteName);
  const host = squeezed((clues.hints.host ?? '').replace(/^www\./, '').split('.')[0] ?? '');
  const isSite = (part: string) => {
    const name = squeezed(part);
    if (name === '') return false;
    return (
      name === site ||
      name === host ||
      (site.length > 3 && name.startsWith(site)) ||
      (host.length > 3 && name.startsWith(host))
    );
  };
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (isSite(last)) return text.slice(0, text.lastIndexOf(last)).replace(/[\s|｜–—·•»:-]+$/u, '');
  if (isSite(first)) return text.slice(text.indexOf(first) + first.length).replace(/^[\s|｜–—·•»:-]+/u, '');
  return text;
}

function squeezed(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
