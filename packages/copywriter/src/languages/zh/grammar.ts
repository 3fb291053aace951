import type { GrammarRule } from '../../engine/faults.ts';
import { type Grammar, wordSet } from '../../engine/grammar.ts';

/** A fact in Chinese follows a name after a comma, or stands alone: it needs no other form. */
export const language: Grammar = {
  tag: 'zh-TW',
  saysWhatItIs: /^(?:一[款盞個種隻雙把瓶台]|這是)/u,
  beforeAudience: /^(?:給|為|適合|獻給)/u,
};

export const rules: readonly GrammarRule[] = [
  { name: 'a half-width mark', pattern: /\p{Script=Han}[,.!?:;]/gu },
  { name: 'a comma before a comma', pattern: /[，、][，、]/gu },
  { name: 'the polite address', pattern: /您/gu },
  { name: 'a simplified character', pattern: /[这还们为会个来时说没对买无电开关点视应该请让给]/gu },
  { name: 'a mainland word', pattern: /(?:软件|軟件|視頻|質量|信息|網絡|打印|短信|充電寶|性價比|默認)/gu },
];

export const stopWords = wordSet('的 了 和 與 或 在 是 有 就 都 而 及 這 那 你 我');
