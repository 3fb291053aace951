import { locales } from '@adwright/i18n/locales.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Fold } from '@adwright/ui/fold.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { languageOf } from '@adwright/copywriter/language.ts';
import { noProduct } from '../../kit/form/plan/ad-product.ts';
import { ProductField } from '../../kit/form/screen/product-field.tsx';
import { type WrittenSearchAd, writeSearchAd } from './write-search-ad.ts';

const languages = locales.map(({ code, name }) => ({ value: code as string, label: name }));
const noProblems = { textOf: () => undefined, leave: () => ({ onBlur: () => undefined }) };

/** A first version from a product's facts, at once and for nothing; another press, other words. */
export function WriteForMe({ onWritten }: { onWritten: (ad: WrittenSearchAd) => void }) {
  const t = useTranslations('tool-ppc-preview');
  const [product, setProduct] = useState(noProduct);
  const [language, setLanguage] = useState<string>(languageOf(useLocale()) ?? 'en');
  const [seed, setSeed] = useState(0);
  const [failed, setFailed] = useState(false);
  const named = product.title.trim() !== '';
  const write = async (): Promise<void> => {
    const ad = await writeSearchAd(product, language, seed);
    setFailed(ad === null);
    setSeed(seed + 1);
    if (ad) onWritten(ad);
  };
  return (
    <Fold title={t('write')} open>
      <div className="flex flex-col gap-6 pb-4">
        <p className="text-sm text-muted">{t('writeHint')}</p>
        <ProductField value={product} onChange={setProduct} problems={noProblems} maxPictures={1} />
        <NativeSelect label={t('language')} value={language} onValueChange={setLanguage} options={languages} />
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
