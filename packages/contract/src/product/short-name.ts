import { wordsWithin } from '../words-within.ts';

/** Where a name may end without anybody missing the rest: what follows is a variant, a size or a remark. Not within "2,000". */
const remark = /\s+[-–—|·•/]\s+|(?:(?<!\d)[,:]|[,:](?!\d)|[;،、，；：])\s*|\s*[([{（【「]/gu;
/** What a shop shouts around a name: "[NEW!]", "【送料無料】", "(2024 model)". */
const bracketed = /[([{（【「][^)\]}）】」]*[)\]}）】」]/gu;
/** What follows these only says more of the thing that was named before them. */
const connector = /\s(?:with|for|from|featuring|mit|für|aus|met|voor)\s/giu;
/** A name that is cut to less than this says too little. */
const leastShare = 0.3;
const hanging = /[\s\p{P}|+&=]+$/u;

/**
 * A name within so many characters, by what is least missed: shouts in brackets, remarks, what it comes with; then, in
 * languages that name the thing last, the words before it. Else after a whole word, with a sign that it goes on.
 */
export function shortName(name: string, most: number): string {
  const whole = name.trim();
  if (whole.length <= most) return whole;
  const calm = withoutShouts(whole);
  if (calm.length <= most) return calm;
  const remarks = [...calm.matchAll(remark)].map(({ index }) => index).filter((at) => at <= most);
  const end = remarks.findLast((at) => at >= most * leastShare && !isInBracket(calm, at));
  if (end !== undefined) return calm.slice(0, end).replace(hanging, '');
  return thingIn(calm, most) ?? cutAfterWord(calm, most);
}

/** The whole again where nothing else is left. */
function withoutShouts(name: string): string {
  const calm = name.replaceAll(bracketed, ' ').replaceAll(/\s+/gu, ' ').trim();
  return calm === '' ? name : calm;
}

/** What stands before "with" or "for": as much of it as fits, or its last words, among which is the thing itself. */
function thingIn(name: string, most: number): string | null {
  const connectors = [...name.matchAll(connector)].map(({ index }) => index);
  const at = connectors.findLast((one) => one <= most) ?? connectors[0];
  if (at === undefined) return null;
  const [before = ''] = name.slice(0, at).split(remark);
  const words = before.trim().split(/\s+/u);
  while (words.join(' ').length > most) words.shift();
  const thing = words.join(' ').replace(hanging, '');
  return thing.length >= Math.min(most, before.length) * leastShare ? thing : null;
}

function cutAfterWord(name: string, most: number): string {
  const words = wordsWithin(name, most - 1);
  const opened = isInBracket(words, words.length) ? words.search(/[([{（【「][^([{（【「]*$/u) : -1;
  return `${(opened > 0 ? words.slice(0, opened) : words).replace(hanging, '')}…`;
}

function isInBracket(name: string, at: number): boolean {
  const before = name.slice(0, at);
  const count = (signs: RegExp): number => before.match(signs)?.length ?? 0;
  return count(/[([{（【「]/gu) > count(/[)\]}）】」]/gu);
}
