import { codePoints } from './code-points.ts';

const caseless = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/u;

/** 0 to 1: how easily the text reads. Short sentences of short words read best, in every language. */
export function readability(text: string): number {
  const sentences = text
    .split(/[.!?。！？؟…\n]+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (sentences.length === 0) return 0;
  if (caseless.test(text)) {
    const average = codePoints(text.replaceAll(/\s/g, '')) / sentences.length;
    return clamp(1 - Math.abs(average - 14) / 50);
  }
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0) return 0;
  const perSentence = words.length / sentences.length;
  const letters =
    words.reduce((sum, word) => sum + codePoints(word.replaceAll(/[^\p{L}\p{M}]/gu, '')), 0) / words.length;
  return clamp(1.1 - Math.abs(perSentence - 8) / 28 - Math.max(0, letters - 4.5) / 9);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
