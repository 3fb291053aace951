import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { useEffect, useMemo, useState } from 'react';
import { onBrandProduct } from '../../kit/form/plan/on-brand.ts';
import type { CloneFields } from './fields.ts';
import type { LineBank } from '../plan/line-bank.ts';
import { slotWords, type SlotWords } from '../plan/slot-words.ts';

const none: SlotWords = new Map();
const noWords = { headline: '', subline: '', cta: '', badge: '', label: '', fine_print: '' };
const pauseMs = 200;

/** The very words the job will use: the same writer, the same seed. It is fetched when a product has a name. */
export function useSuggestedWords({
  analysis,
  product: typed,
  language,
  seed,
  brand,
}: Pick<CloneFields, 'analysis' | 'product' | 'language' | 'seed' | 'brand'>): SlotWords {
  const [bank, setBank] = useState<LineBank | null>(null);
  const facts = JSON.stringify([onBrandProduct(typed, brand), brand ?? null]);
  useEffect(() => {
    const [known, rules] = JSON.parse(facts) as [AdProductInput, CloneFields['brand']];
    if (known.title.trim() === '') return undefined;
    let gone = false;
    const timer = setTimeout(() => {
      void import('../plan/line-bank.ts')
        .then(({ writeLineBank }) => writeLineBank(known, { language, seed, brand: rules }))
        .then((written) => !gone && setBank(written));
    }, pauseMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [facts, language, seed]);
  return useMemo(() => (analysis && bank ? slotWords(analysis.boxes, bank, noWords) : none), [analysis, bank]);
}
