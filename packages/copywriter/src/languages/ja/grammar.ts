import type { GrammarRule } from '../../engine/faults.ts';
import { type Grammar, wordSet } from '../../engine/grammar.ts';

/** A fact in Japanese can be a sentence, describe the noun after it or follow は: it needs no other form. */
export const language: Grammar = {
  tag: 'ja',
  audience: (text) => ({ audience: [text.replace(/(?:へ|向け|の方へ)$/u, '')] }),
};

export const rules: readonly GrammarRule[] = [
  { name: 'a half-width mark', pattern: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}][,.!?:]/gu },
  { name: 'a plain copula', pattern: /[ぁ-ん一-龠ァ-ヶ]である(?=。)/gu },
  { name: 'a particle twice', pattern: /([はがをにへ])\1/gu },
];

export const stopWords = wordSet('これ それ あれ この その もの こと ため よう そして また');
