import { piecesOf } from '../../text/pieces.ts';
import { isCjk } from '../../text/script.ts';

/** A line cut where a speaker would breathe: at most so many phrases, none of a single short word if it can be helped. */
export function phrasesOf(text: string, language: string, most: number): string[] {
  const pieces = piecesOf(text, language);
  const length = pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  const room = Math.max(isCjk(text) ? 5 : 9, Math.ceil(length / most));
  const phrases: string[] = [];
  let current = '';
  for (const [index, piece] of pieces.entries()) {
    current += piece.text + (piece.space ? ' ' : '');
    const stop = /[.!?,;:。！？、，؟،…]$/u.test(piece.text) && current.length > room * 0.4;
    if (index < pieces.length - 1 && !stop && current.length < room) continue;
    phrases.push(current.trim());
    current = '';
  }
  const last = phrases.at(-1) ?? '';
  if (phrases.length > 1 && (phrases.length > most || last.length < room * 0.3)) {
    phrases.pop();
    const space = isCjk(last) ? '' : ' ';
    phrases[phrases.length - 1] = `${phrases.at(-1)}${space}${last}`;
  }
  return phrases;
}
