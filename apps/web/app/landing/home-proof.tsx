import { brand } from '@adwright/contract/brand.ts';
import { localeOf } from '@adwright/i18n/locales.ts';
import { useTranslations } from 'use-intl';
import { AdPiece } from './ad-piece.tsx';
import { CharacterCount } from './character-count.tsx';
import { useSampleAd } from './page-context.ts';
import type { SampleText } from './sample-ad.ts';
import sampleCode from './sample-code.svg?url';

/** What the tools make of one product: its texts counted, its code, and the ad in three ratios of real networks. */
export function HomeProof() {
  const t = useTranslations('landing.proof');
  const { headline, text } = useSampleAd();
  return (
    <div className="proof mx-5 p-4 sm:p-6 lg:mx-0">
      <div className="grid grid-cols-2 gap-4 sm:gap-6">
        <AdPiece width={1080} height={1920} look="night" label={t('story')} className="row-span-2" />
        <AdPiece width={1080} height={1080} look="poster" label={t('feed')} />
        <AdPiece width={1200} height={628} look="paper" label={t('link')} />
      </div>
      <div className="mt-4 flex items-start gap-4 border-t border-line pt-4 sm:mt-6 sm:gap-6 sm:pt-6">
        <img src={sampleCode} alt={t('code')} width={88} height={88} className="size-22 shrink-0 rounded-control" />
        <dl className="grid flex-1 gap-3 text-sm">
          <ProofText name={t('headline')} value={headline} />
          <ProofText name={t('text')} value={text} />
        </dl>
      </div>
      <p className="mt-4 text-xs text-muted">{t('note', { product: brand.name })}</p>
    </div>
  );
}

function ProofText({ name, value }: { name: string; value: SampleText }) {
  const { tag, dir } = localeOf(useSampleAd().language);
  return (
    <div>
      <dt className="flex flex-wrap justify-between gap-x-4 text-xs text-muted">
        {name}
        <CharacterCount count={value.count} limit={value.limit} />
      </dt>
      <dd lang={tag} dir={dir} className="mt-0.5 font-medium">
        {value.text}
      </dd>
    </div>
  );
}
