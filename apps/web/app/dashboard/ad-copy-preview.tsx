import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { use } from 'react';
import { AdSampleCard } from '../samples/ad-sample-card.tsx';
import type { AdSamples } from '../samples/write-ad-samples.ts';
import { useLocaleCode } from '../words/use-locale-code.ts';
import { PreviewPlace } from './preview-place.tsx';
import { Reel } from './reel.tsx';

const written = new Map<LocaleCode, Promise<AdSamples>>();

function samplesIn(locale: LocaleCode): Promise<AdSamples> {
  const known =
    written.get(locale) ??
    import('../samples/write-ad-samples.ts').then(({ writeAdSamples }) => writeAdSamples(locale));
  written.set(locale, known);
  return known;
}

/** Three texts the tool itself writes for its sample product. */
export function AdCopyPreview() {
  return (
    <PreviewPlace waiting={<Skeleton className="h-32 w-64 rounded-card" />}>
      <Samples />
    </PreviewPlace>
  );
}

function Samples() {
  const { lang, dir, samples } = use(samplesIn(useLocaleCode()));
  return (
    <Reel className="w-full px-6">
      {samples.map((sample) => (
        <AdSampleCard
          key={sample.headline.text}
          sample={sample}
          lang={lang}
          dir={dir}
          className="mx-auto w-full max-w-80"
        />
      ))}
    </Reel>
  );
}
