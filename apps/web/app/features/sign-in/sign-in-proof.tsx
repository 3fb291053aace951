import { brand } from '@adwright/contract/brand.ts';
import { useTranslations } from 'use-intl';
import { AdSampleCard } from '@adwright/tools/ad-copy/screen/sample-card.tsx';
import type { AdSamples } from '@adwright/tools/ad-copy/plan/write-samples.ts';

/** Beside the form on wide screens: what the text tool really writes, as on a printer's proof. */
export function SignInProof({ lang, dir, samples }: AdSamples) {
  const t = useTranslations('session.proof');
  return (
    <aside className="proof m-5 hidden self-center p-10 lg:block">
      <h2 className="mb-6 text-2xl">{t('title')}</h2>
      <div className="flex flex-col gap-4">
        {samples.map((sample) => (
          <AdSampleCard key={sample.headline.text} sample={sample} lang={lang} dir={dir} />
        ))}
      </div>
      <p className="mt-6 text-sm text-muted">{t('caption', { product: brand.name })}</p>
    </aside>
  );
}
