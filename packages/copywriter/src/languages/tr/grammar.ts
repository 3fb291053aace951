import type { GrammarRule } from '../../engine/faults.ts';
import { type Grammar, wordSet } from '../../engine/grammar.ts';

/** A Turkish verb brings its own subject, so that every fact stands as a sentence; names take no suffix, "ile" and "için" follow them. */
export const language: Grammar = {
  tag: 'tr',
  saysWhatItIs: /\sbir\s\S+(?:dır|dir|dur|dür|tır|tir|tur|tür)?\.?$/u,
  audience: (text) => {
    const bare = text.replace(/\s+için$/iu, '');
    return { audience: [bare], forAudience: [`${bare} için`] };
  },
};

export const rules: readonly GrammarRule[] = [
  { name: 'informal address', pattern: /(?<!\p{L})(?:sen|seni|sana|senin|sensin)(?!\p{L})/giu },
  { name: 'a dotless capital', pattern: /(?<!\p{L})I(?:stanbul|çin|lk|şte|yi)(?!\p{L})/gu },
  { name: 'a suffix without its apostrophe', pattern: /\{\w+\}\p{Ll}/gu },
];

export const stopWords = wordSet(`
acaba ama ancak az bazı belki ben beri bile bir biraz birçok biz bu bunu çok çünkü da daha de defa değil diye dolayı en fakat gibi göre hangi hem hep her hiç için içinde ile ilgili ise kadar kendi ki kim
mı mi mu mü nasıl ne neden nerede niçin o olan olarak onlar öyle pek sadece siz sonra şey şu tüm üzere var ve veya ya yalnız yarı yani yerinize yok
`);
