import { cutAtPauses } from '@adwright/contract/voice/script-pauses.ts';

/** One call says so many characters at most. */
const longestLine = 360;

/** Letters of scripts that say a syllable or more with each. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** A digit is said as a word. */
const digits = /\p{Nd}/gu;

/** What is to be said, in letters of an alphabet. */
function lettersOf(script: string): number {
  return script.length + 2 * (script.match(dense)?.length ?? 0) + 4 * (script.match(digits)?.length ?? 0);
}

/** About as long as it takes to say, with the pauses that are asked for, before anybody has said it. */
export function guessSeconds(script: string, speed = 1): number {
  // Lines are joined before they are said.
  const stretches = cutAtPauses(script.replaceAll('\n', ' '));
  const letters = lettersOf(stretches.map(({ text }) => text).join(' '));
  const silent = stretches.reduce((sum, { pauseAfter }) => sum + pauseAfter, 0);
  return Math.max(1, Math.round((letters / 15 / speed + silent) * 10) / 10);
}

/** 2 credits for each 15 seconds or so. */
export function scriptCredits(script: string): number {
  return 2 * Math.max(1, Math.ceil(lettersOf(script) / 250));
}

/**
 * Where a sentence ends: before a space, quotation marks closed, or at a full-width mark. A point without a space after
 * it is part of a price, a number or a web address.
 */
const sentenceEnds = /(?<=[.!?…؟।]["'”’»)\]]*)\s+|(?<=[。！？]["'”’»）」』]*)(?!["'”’»）」』])\s*|\n+/u;

/** Nothing stands between sentences that end so. */
const fullWidthEnd = /[。！？]["'”’»）」』]*$/u;

/** Sentences, joined as far as one call takes: each is said with the melody of what stands beside it. */
export function scriptLines(script: string): string[] {
  const sentences = script.split(sentenceEnds).flatMap(shortened);
  const lines: string[] = [];
  for (const sentence of sentences.map((one) => one.trim()).filter((one) => one !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + sentence.length < longestLine)
      lines[lines.length - 1] = last + (fullWidthEnd.test(last) ? '' : ' ') + sentence;
    else lines.push(sentence);
  }
  return lines;
}

/** A sentence that is longer than a call takes is cut where there is a space, or anywhere. */
function shortened(sentence: string): string[] {
  if (sentence.length <= longestLine) return [sentence];
  const space = sentence.lastIndexOf(' ', longestLine);
  const cut = space > longestLine / 2 ? space : longestLine;
  return [sentence.slice(0, cut), ...shortened(sentence.slice(cut))];
}
