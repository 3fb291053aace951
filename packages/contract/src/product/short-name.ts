/** Where a name may end without anybody missing the rest: what follows is a variant, a size or a remark. */
const remark = /\s+[-–—|·•/]\s+|[,;:،、，；：]\s*|\s*[([{（【「]/gu;
/** A name that is cut to less than this says too little. */
const leastShare = 0.3;
const hanging = /[\s\p{P}|+&=]+$/u;

/** A name within so many characters: at a remark where there is one, else after a whole word, with a sign that it goes on. */
export function shortName(name: string, most: number): string {
  const whole = name.trim();
  if (whole.length <= most) return whole;
  const remarks = [...whole.matchAll(remark)].map(({ index }) => index).filter((at) => at <= most);
  const end = remarks.findLast((at) => at >= most * leastShare && !isInBracket(whole, at));
  if (end !== undefined) return whole.slice(0, end).replace(hanging, '');
  const words = wordsWithin(whole, most - 1);
  const opened = isInBracket(words, words.length) ? words.search(/[([{（【「][^([{（【「]*$/u) : -1;
  return `${(opened > 0 ? words.slice(0, opened) : words).replace(hanging, '')}…`;
}

function isInBracket(name: string, at: number): boolean {
  const before = name.slice(0, at);
  const count = (signs: RegExp): number => before.match(signs)?.length ?? 0;
  return count(/[([{（【「]/gu) > count(/[)\]}）】」]/gu);
}

/** Whole words, in scripts without spaces as well; a word that is longer than all the room is cut between letters. */
function wordsWithin(name: string, most: number): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(name)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  if (end > 0) return name.slice(0, end);
  let letters = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)) {
    if (letters.length + segment.length > most) break;
    letters += segment;
  }
  return letters;
}
