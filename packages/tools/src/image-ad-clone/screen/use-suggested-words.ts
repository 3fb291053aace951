import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import type { CloneAnalysis } from '@adwright/contract/ads-image/image-ad-clone.ts';
import { useEffect, useMemo, useState } from 'react';
import type { LineBank } from '../plan/line-bank.ts';
import { slotWords, type SlotWords } from '../plan/slot-words.ts';

const none: SlotWords = new Map();
const noWords = { headline: '', subline: '', cta: '', badge: '', label: '', fine_print: '' };
const pauseMs = 200;

/** The very words the job will use: the same writer, the same seed. It is fetched when a product has a name. */
export function useSuggestedWords(
  analysis: CloneAnalysis | null,
  product: AdProductInput,
  language: string,
  seed: number,
): SlotWords {
  const [bank, setBank] = useState<LineBank | null>(null);
  const facts = JSON.stringify(product);
  useEffect(() => {
    const known = JSON.parse(facts) as AdProductInput;
    if (known.title.trim() === '') return undefined;
    let gone = false;
    const timer = setTimeout(() => {
      void import('../plan/line-bank.ts')
        .then(({ writeLineBank }) => writeLineBank(known, language, seed))
        .then((written) => !gone && setBank(written));
    }, pauseMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [facts, language, seed]);
  return useMemo(() => (analysis && bank ? slotWords(analysis.boxes, bank, noWords) : none), [analysis, bank]);
}
