import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Fold } from '@adwright/ui/fold.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BrandField } from '../../kit/form/screen/brand-field.tsx';
import { useBrandRules } from '../../kit/form/screen/brands.ts';
import { languageOptions, usePageLanguage } from '../../kit/form/screen/languages.ts';
import { noProduct } from '../../kit/form/plan/ad-product.ts';
import { languageWhileDescribed } from '../../kit/form/plan/language-of-words.ts';
import { ProductField } from '../../kit/form/screen/product-field.tsx';
import { type WrittenSearchAd, writeSearchAd } from './write-search-ad.ts';

const noProblems = { textOf: () => undefined, leave: () => ({ onBlur: () => undefined }) };

/** A first version from a product's facts, at once and for nothing; another press, other words. */
export function WriteForMe({ onWritten }: { onWritten: (ad: WrittenSearchAd) => void }) {
  const t = useTranslations('tool-ppc-preview');
  const [product, setProduct] = useState(noProduct);
  const [language, setLanguage] = useState(usePageLanguage());
  const [seed, setSeed] = useState(0);
  const [failed, setFailed] = useState(false);
  const brand = useBrandRules();
  const describe = (next: AdProductInput): void => {
    setLanguage(languageWhileDescribed(language, product, next));
    setProduct(next);
  };
  const named = product.title.trim() !== '';
  const write = async (): Promise<void> => {
    const ad = await writeSearchAd(product, { language, seed, brand });
    setFailed(ad === null);
    setSeed(seed + 1);
    if (ad) onWritten(ad);
  };
  return (
    <Fold title={t('write')} open>
      <div className="flex flex-col gap-6 pb-4">
        <p className="text-sm text-muted">{t('writeHint')}</p>
        <ProductField value={product} onChange={describe} problems={noProblems} maxPictures={1} />
        <BrandField />
        <NativeSelect label={t('language')} value={language} onValueChange={setLanguage} options={languageOptions} />
        <Button variant="solid" icon={<PenLine />} disabled={!named} onClick={() => void write()}>
          {t(seed === 0 ? 'writeAction' : 'writeAgain')}
        </Button>
        {!named && <p className="text-sm text-muted">{t('writeNeeds')}</p>}
        {failed && (
          <Notice tone="warn" urgent>
            {t('writeFailed')}
          </Notice>
        )}
      </div>
    </Fold>
  );
}
