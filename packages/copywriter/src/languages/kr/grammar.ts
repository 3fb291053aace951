import { josa } from 'es-hangul';
import type { GrammarRule } from '../../engine/faults.ts';
import { type Grammar, type Words, wordSet } from '../../engine/grammar.ts';

const endsInHangul = /[가-힣]$/u;

/** A particle follows the last sound: known for Hangul, unknown for "eSIM", which is phrased around. */
function naming(name: string): Words {
  if (!endsInHangul.test(name)) return {};
  return {
    brandTopic: [josa(name, '은/는')],
    brandObject: [josa(name, '을/를')],
    brandIs: [josa(name, '이에요/예요')],
  };
}

export const language: Grammar = {
  tag: 'ko',
  beforeAudience: /^$/u,
  audience: (text) => {
    const bare = text.replace(/(?:을|를)\s위한$|에게$/u, '');
    return { audience: [bare] };
  },
  naming,
};

export const rules: readonly GrammarRule[] = [
  { name: 'an undecided particle', pattern: /[은을이과]\([는를가와]\)|\(으\)로/gu },
  { name: 'another register', pattern: /(?:습니다|합니다|입니다|됩니다|줍니다|합니까|습니까)(?=[.?!]|$)/gu },
];

export const stopWords = wordSet(
  '그 이 저 것 수 및 등 더 또 또는 그리고 하지만 위한 위해 있는 없는 하는 되는 걱정 없음 절반 산미는',
);
