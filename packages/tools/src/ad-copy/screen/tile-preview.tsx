import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { Reel } from '@adwright/ui/reel.tsx';
import { use } from 'react';
import type { AdSamples } from '../plan/write-samples.ts';
import { AdSampleCard } from './sample-card.tsx';

const written = new Map<LocaleCode, Promise<AdSamples>>();

function samplesIn(locale: LocaleCode): Promise<AdSamples> {
  const known =
    written.get(locale) ?? import('../plan/write-samples.ts').then(({ writeAdSamples }) => writeAdSamples(locale));
  written.set(locale, known);
  return known;
}

/** Three texts the tool itself writes for its sample product. */
export function TilePreview({ locale }: { locale: LocaleCode }) {
  const { lang, dir, samples } = use(samplesIn(locale));
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
