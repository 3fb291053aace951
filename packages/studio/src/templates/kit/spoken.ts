import type { SpokenWord } from '../../template-input.ts';
import { piecesOf } from '../../text/pieces.ts';
import { isUnspaced } from '../../text/script.ts';
import type { Kit } from './kit.ts';

/** Speech without a voice yet: the words of the brief at an easy reading pace, so that the preview already moves. */
export function spokenFrom(kit: Kit): readonly SpokenWord[] {
  const { brief } = kit.input;
  if (brief.spoken && brief.spoken.length > 0) return brief.spoken;
  const sentences = [brief.headline, ...(brief.points ?? []), brief.subline ?? '']
    .filter((text) => text !== '')
    .map((text) => (/\p{P}$/u.test(text) ? text : `${text}${isUnspaced(text) ? '。' : '.'}`));
  const parts = sentences.flatMap((sentence) =>
    // With spaces a word is what stands between them; a hyphen is no pause.
    isUnspaced(sentence) ? piecesOf(sentence, brief.language).map((piece) => piece.text) : sentence.split(/\s+/),
  );
  let clock = 0;
  return parts.slice(0, 90).map((text) => {
    const length = 0.16 + Math.min(0.6, [...text].length * 0.045);
    const word = { text: text.slice(0, 80), start: clock, end: clock + length };
    clock += length + (/[.!?。！？؟]$/u.test(text) ? 0.35 : 0.04);
    return word;
  });
}
