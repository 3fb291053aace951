import type { GrammarRule } from '../../engine/faults.ts';
import { type Grammar, wordSet } from '../../engine/grammar.ts';

/** A fact in Chinese follows a name after a comma, or stands alone: it needs no other form. */
export const language: Grammar = {
  tag: 'zh-CN',
  saysWhatItIs: /^(?:一[款盏个种只双把瓶台]|这是)/u,
  beforeAudience: /^(?:给|为|适合|面向)/u,
};

export const rules: readonly GrammarRule[] = [
  { name: 'a half-width mark', pattern: /\p{Script=Han}[,.!?:;]/gu },
  { name: 'a comma before a comma', pattern: /[，、][，、]/gu },
  { name: 'the polite address', pattern: /您/gu },
  { name: 'a traditional character', pattern: /[這還們為會個來時說沒對買無電開關點視]/gu },
];

export const stopWords = wordSet('的 了 和 与 或 在 是 有 就 都 而 及 这 那 你 我');
