import type { ToolBlock } from '@adwright/content/page.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocaleCode } from '../words/use-locale-code.ts';
import { productNameFrom, productParameter, sampleParameter } from './tool-prefill.ts';

type ToolStart = {
  /** Changes when the address asks for other values, so that the form starts over with them. */
  readonly key: string;
  /** Nothing of a person's own: what the tab remembers of an earlier visit then stays in the fields. */
  readonly initial: object | undefined;
};

/** The values a page's tool begins with: the page's own choices, and the product named in the address. */
export function useToolStart(block: ToolBlock): ToolStart {
  const [search] = useSearchParams();
  const sample = useSample();
  const language = useLocaleCode();
  const typed = search.get(productParameter);
  const sampled = search.has(sampleParameter);
  return useMemo(() => {
    if (block.tool !== 'ad-copy') return { key: '', initial: undefined };
    const preset = { ...block.preset, language };
    if (sampled) return { key: 'sample', initial: { ...preset, brief: sample } };
    if (typed === null) return { key: '', initial: preset };
    return { key: typed, initial: { ...preset, brief: { product: productNameFrom(typed) } } };
  }, [block, language, sample, sampled, typed]);
}

/** A made-up product, described in the reader's language. */
function useSample() {
  const t = useTranslations('landing.sample');
  return useMemo(
    () => ({
      product: t('product'),
      description: t('description'),
      benefits: [t('benefits.first'), t('benefits.second'), t('benefits.third')],
      audience: t('audience'),
      offer: t('offer'),
      price: t('price'),
    }),
    [t],
  );
}
